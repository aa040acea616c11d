### €uro Crisis: who made it, and remarks of our own; nothing here is a rule

credits = Von N. H.-G. D.; erschienen bei Doppeldenkspiele.

asides-cities = Städte
aside-frankfurt = Hier entsteht Geld, unter der Bedingung, dass es zurückkommt.
aside-london = Ein guter Ort, um zu verleihen, was dir nicht gehört.
aside-moscow = Keine Fragen, keine Quittung.
aside-brussels = Regierungen zum Mitnehmen.
aside-rome = Alle Reformen führen hierher. Manche führen zu etwas.

asides-parties = Parteien
aside-conservatives = Früher war alles besser, und billiger.
aside-socialists = Es ist genug für alle da, auf Kredit.
aside-liberals = Der Markt sorgt für alle, angefangen bei denen, denen er gehört.
aside-communists = Was dir gehört, gehört ab heute allen.

asides-events = Ereignisse
aside-anger = Das Volk hat das Kleingedruckte gelesen.
    .title = Volkszorn
aside-economy = Sie schrumpft nicht, sie wächst rückwärts.
    .title = Wirtschaft
aside-market = Alles muss raus. Das meiste war schon einmal weg.
    .title = Schwarzmarkt
aside-riot = Das Volk hätte gern seine Eisenbahn wieder.
aside-debt-cut = Ein Teil des Geldes war nie da. Jetzt ist keins mehr da.

asides-properties = Staatseigentum
aside-la-roja = Elf laufen, einer kassiert.
    .title = La Roja
aside-rtve = Wird über deinen Kauf berichten. Wohlwollend.
    .title = RTVE
aside-corrida-de-toros = Den Stier hat auch niemand gefragt.
    .title = Corrida de Toros
aside-endesa = Mach das Licht aus: Die Rechnung kommt trotzdem.
    .title = Endesa
aside-rey-de-espana = Krone, Winken und eine Yacht inbegriffen.
    .title = Rey de España
aside-sncf = Züge inbegriffen, Pünktlichkeit auf Wunsch.
    .title = SNCF
aside-la-poste = Stellt dienstags zu. An welchem, bleibt offen.
    .title = La Poste
aside-tour-eiffel = Siebentausend Tonnen Alteisen, gut beleuchtet.
    .title = Tour Eiffel
aside-la-reunion = Eine Insel mit Vulkan. Um die Versicherung kümmerst du dich.
    .title = La Réunion
aside-arsenal-nucleaire = Höchstens einmal verwendbar.
    .title = Arsenal Nucléaire
aside-education-nationale = Das ganze Personal hat eine Meinung zu Banken.
    .title = Éducation Nationale
aside-securite-sociale = Kerngesund, bis jemand krank wird.
    .title = Sécurité Sociale
aside-irish-steel = Etwas Rost. Im Vertrag steht Patina.
    .title = Irish Steel
aside-guinness = Endlich schwarze Zahlen.
    .title = Guinness
aside-cliffs-of-moher = Hier geht es steil bergab, ganz ohne Börse.
    .title = Cliffs of Moher
aside-st-patrick-s-day = Ein Tag Einnahmen, 364 Tage Vorfreude.
    .title = St. Patrick’s Day
aside-ports = Ohne Schiffe. Das Meer vorerst auch nicht.
    .title = Ports
aside-acropolis = Am Dach wäre etwas zu tun.
    .title = Acropolis
aside-the-greek-islands = Rund sechstausend, die Handtücher liegen schon.
    .title = The Greek Islands
