### Hints, and a game looked back at

## Hints

advice-ask = Hint
advice-title = Hint
advice-private = Only you see this.
advice-would = With what you know, the expert bot would decide:
advice-then = { $first }; then: { $then }
advice-one-choice = There is only one thing you can do here.
advice-close = Close the hint
advice-worth = { $percent }%
advice-worse = Worse:
advice-as-good = All about as good, as far as can be told:
advice-wins = wins in about { $percent }%
advice-worth-help = The figures are estimates of your chance to win.
advice-only = There is nothing else to weigh it against.
advice-filled = Filled in, not sent yet:
advice-send = Send it
advice-drop = Something else
advice-allowed = Hints are allowed at this table.
advice-forbidden = This table plays without hints.
advice-step = Step { $step }
advice-type = Type: { $typed }
new-hints = Hints are allowed
play-hint-words = hint
problem-no-hints = This table plays without hints.
problem-no-hint = No hint was found in time. Please try again.
problem-hints-busy = Many ask for a hint just now. Please try again in a moment.
problem-analyses-busy = Many games are being analysed just now. Please try again later.

## After the game

analysis-link = Analyse the game
analysis-title = Analysis
analysis-lead = Each decision with what was known then, and what the expert bot would have done with it. The figures are estimates of the chance to win; what can’t be told apart counts as equally good. Every decision is weighed for itself: compare the two figures of one row rather than one row with the next.
analysis-chair = Chair
analysis-show = Show
analysis-order = Order
analysis-order-time = as played
analysis-order-lost = biggest differences first
analysis-progress = Decisions weighed: { $done } of { $all }.
analysis-queued = This analysis waits for { $number ->
    [one] another one.
   *[other] { $number } others.
  }
analysis-empty = There was nothing to decide on this chair.
analysis-reload = Reload
analysis-back = Back to the table
analysis-moment = When
analysis-decided = Decided
analysis-quant = The expert bot
analysis-agrees = the same
analysis-nothing-lost = No decision here was worse than the expert bot’s by more than chance explains.
analysis-decisive-line = { $decided } instead of { $advised }: { $percent }% less chance to win.
analysis-decisive = { $number ->
    [one] The moment that decided most
   *[other] The { $number } moments that decided most
  }
analysis-worth = Chance to win
analysis-as-good = about as good: { $advised }
analysis-same = comes to the same
analysis-lost = Difference
analysis-swing = big
analysis-total = { $agreed } of { $all } as the expert bot would have; { $swings ->
    [0] no big difference.
    [one] one big difference.
   *[other] { $swings } big differences.
  }
analysis-knew = What was known
analysis-why = Why
analysis-slow = could not be weighed in time
analysis-broken = could not be weighed: a mistake of ours
