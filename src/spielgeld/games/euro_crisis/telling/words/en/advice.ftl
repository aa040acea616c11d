### €uro Crisis: hints and the analysis

decide-first-loan = Lend to { $state }
decide-lend = Lend to { $state }: { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
  }
decide-gold = Bid { of-gold }
decide-quarter = Open quarter { $quarter }
decide-card = Play { $card }
decide-borrow = { $borrow ->
    [one] Take 1 loan marker
   *[other] Take { $borrow } loan markers
  }
decide-buy = Buy { of-goods }
decide-govern = Govern { $state }: { $large } (large) and { $small } (small)
decide-real = Real reform in { $state }: { $party }
decide-senseless = Senseless reform in { $state }: { $party }
decide-resolve = First: { $crisis } in { $state }
decide-weapons-none = Send no weapons
decide-weapons-people = { of-weapons } for the people
decide-weapons-government = { of-weapons } for the government
moment-first-loans = Initial round
moment-year = Year { $year }
moment-quarter = Year { $year }, quarter { $quarter }
moment-at = { $when }: { $what }
moment-gold-bids = { $property } ({ $points } PP)
moment-choose-quarters = quarters
moment-choose-cards = card
moment-choose-crisis = crises
moment-place-weapons = riot in { $state }

reason-income = Your income goes from { $before } to { $after }.
reason-sells = { $state } then sells { $property } ({ $points } PP). You have { of-gold }, nobody else more than { $most }.
reason-property = { $property } is worth { $points } PP; { $left } gold would be left to you if you win it.
reason-gold-sure = Nobody else has more than { $most } gold: this bid wins.
reason-gold-others = The others have { $most } gold at most.
reason-quarter = { $event ->
    [anger] Public anger follows it.
    [economy] The economy shrinks after it.
    [market] The black market follows it and lowers prices.
   *[income] Income and yearly debt follow it.
  }
reason-card-frankfurt = You have { $loans ->
    [0] no loan marker
    [one] 1 loan marker
   *[other] { $loans } loan markers
  } left and an income of { $before }.
reason-card-london = You have { $loans ->
    [0] no loan marker
    [one] 1 loan marker
   *[other] { $loans } loan markers
  } to lend.
reason-card-moscow = You have €{ $money }m; gold costs €{ $gold_price }m, a weapon €{ $weapons_price }m.
reason-card-rome = You have €{ $money }m for reforms.
reason-card-brussels = Now it would do most in { $state }: happiness goes from { $before } to { $after }.
reason-card-brussels-idle = It would do you no good now, but it saves your other cards for later.
reason-loans = You have { $loans ->
    [0] no loan marker
    [one] 1 loan marker
   *[other] { $loans } loan markers
  } so far.
reason-cost = It costs €{ $cost }m; €{ $left }m are left.
reason-gold-then = You would have { of-gold }; nobody else has more than { $most }.
reason-happiness = Happiness in { $state } goes from { $before } to { $after }.
reason-debt = The debt in { $state } goes from column { $before } to { $after }.
reason-receive = { $party } pay you €{ $amount }m for it.
reason-senseless = It moves nothing, but uses up a step: { $party }.
reason-stake = In { $state } you have { $income } income from loans and { $properties ->
    [0] no property
    [one] 1 property
   *[other] { $properties } properties
  }.
reason-no-stake = In { $state } you have neither loans nor property.
reason-riot = If nobody adds anything the people lead by { $lead } and take back { $lost ->
    [0] nothing
    [one] 1 property
   *[other] { $lost } properties
  }.
reason-keeps = You keep €{ $money }m and { $loans ->
    [0] no loan marker
    [one] 1 loan marker
   *[other] { $loans } loan markers
  }.
