# All that a player reads. The event ContractWon is told by the message contract-won, the contract
# `school` is called by contract-school, a refusal of SG-3 because of `barred` by SG-3-barred.

title = Sample Game
how-summary = Public contracts go to whoever fills the fullest envelope. It helps to have a friend.

contract-bench = the park bench
contract-school = the school roof
contract-bypass = the bypass
contract-airport = the airport
contract-stadium = the stadium

contract-tendered = Put out to tender: { $contract }, worth { $points ->
    [one] one point
   *[other] { $points } points
}.
envelopes-opened = The envelopes hold: { $envelopes }.
contract-won = { $seat } builds { $contract }.
tender-cancelled = Two envelopes were the fullest: the tender for { $contract } is cancelled.
friends-named = Friends were in these offices: { $friends }.
game-ended = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}

ask-envelope = How many notes for { $contract }, worth { $points }?
type-envelope = Type how many notes go into the envelope: a number from 1 to 5.
decide-envelope = { $notes ->
    [one] One note
   *[other] { $notes } notes
}
your-friend = Your friend decides about { $contract }: double points for you.
points = Points
won-by = won by { $name }
cancelled = cancelled
to-come = still to come
column-contract = Contract
column-points = Points
column-player = Player
column-friend = Friend at
envelopes-left = Envelopes left

reason-friend = Your friend decides about { $contract }: it counts double.
reason-fullest = It is your fullest envelope, and the contract brings you { $points ->
    [one] one point
   *[other] { $points } points
}.
reason-thinnest = It is your thinnest envelope, and the contract brings you only { $points ->
    [one] one point
   *[other] { $points } points
}.
reason-middle = It keeps your fullest envelope, and the contract is worth { $points } to you.

SG-3-barred = You have given the envelope with { $barred } away already

lesson-welcome = Welcome, { $name }! Five contracts are put out to tender, one after another. You have five envelopes, with one to five notes. Your friend works at the airport: that contract counts double for you, and nobody else knows.
lesson-bench = The park bench is worth one point. Put your thinnest envelope in: it would be a pity to waste a good one.
lesson-airport = This is what you have been waiting for! Four points, and eight to you. Your fullest envelope cannot lose: at most it can tie.
lesson-go-on = Eight points for you. From here on you are on your own: three contracts are left, and the others have friends as well.
