### QE: the worked example of the rules page

example-sheet = Vier am Tisch, alle sechzehn Unternehmen sind verkauft. Eine Bank hat sechs davon gewonnen; ihre Nation sind die USA, ihr Spartenplättchen zeigt Finanzwirtschaft.
    .title = Eine Wertung mit dem Endergebnis { $total }
example-sheet-picture = Sechs Unternehmen und was sie bringen
example-sheet-1 = Unternehmen: 1 + 1 + 2 + 1 + 4 + 4 = { $companies }.
example-sheet-2 = In { $rounds } Runden null geboten: { $rounds } × 2 = { $zero_bids }.
example-sheet-3 = Zwei Unternehmen der eigenen Nation: { $nationalisation }.
example-sheet-4 = Dreimal Finanzwirtschaft, das Spartenplättchen eingerechnet, bringt 6, zweimal Industrie 3: zusammen { $monopolisation }.
example-sheet-5 = Ein Set aus allen vier Sparten: { $diversification }. Was übrig bleibt, reicht für keinen zweiten.
example-sheet-6 = Macht { $subtotal }. Niemand hat weniger ausgegeben: noch { $bonus } dazu, am Ende also { $total }.
