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
pace-title = Show what happens
pace-fast = at once
pace-slow = slowly
pace-step = step by step
pace-next = Next
