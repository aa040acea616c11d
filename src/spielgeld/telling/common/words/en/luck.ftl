### Luck that can be checked

## What came out

luck-kept = Nobody, not even this server, could choose these cards after you sat down.
luck-kept-alone = The server fixed these cards before anybody sat down and could not change them afterwards. No chair added a number of its own, so they might have been picked out before that.
luck-kept-silent = These cards follow from what was promised. But { $names } promised a number and never told it: { $names } and the server together could have picked one of { $deals } deals.
luck-none = No promise was made about these cards.
luck-broken = The promise about these cards is broken, or the record was changed.

luck-fault-seal = Something in the record was changed after it was written.
luck-fault-form = What the record says about its luck can't be read.
luck-fault-missing = The record says nothing about a promise.
luck-fault-commitment = The server's number is not the one that it promised.
luck-fault-other-promise = The record is about another promise than the one you noted.
luck-fault-chair = The number of { $name } is not the one that was promised.
luck-fault-deal = The cards don't follow from the numbers.

## Who took part

luck-gave = A number of their own: { $names }
luck-silent = Promised a number and fell silent: { $names }
luck-absent = Without a number: { $names }
luck-nobody = nobody
luck-promise = Promised before the game: { $commitment }
luck-bad-promise = The promise is a text of 64 digits from 0 to f.

## At the table

luck-room = The cards can't be rigged: everybody's browser helps to shuffle, by itself.
luck-drawing = Lots are being drawn; waiting for { $names }.
luck-more = How that works
luck-more-help = Before anybody sits down the server fixes a number and shows only a fingerprint of it; each browser adds one of its own. When the game is over all numbers are shown, and anyone can deal again. Note this fingerprint if you want to be quite sure:
luck-check = Was it dealt fairly?
luck-title = Was it dealt fairly?
luck-yourself = To check it without this server, download the record and run
