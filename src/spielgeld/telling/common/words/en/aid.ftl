### The player aid, and what just happened

aid-title = Player aid
aid-goal-title = Goal:
aid-turn = In order
aid-now = Now
aid-terms = What the words mean
aid-legend = Signs on the map
aid-drawn = Drawn here:
compare-title = What all compare
moments-title = What happened
moments-read = { $number ->
    [one] Seen
   *[other] All seen
  }
happened-title = Since your last decision
happened-number = { $number ->
    [one] 1 event
   *[other] { $number } events
  }
happened-all = Everybody
happened-you = Only you know
pace-title = Pace of the bots
pace-fast = at once
pace-slow = slowly
pace-step = one by one
pace-next = Next event
