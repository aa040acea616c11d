# Every rule, by its id: the rules page shows them, and refusals lead there.

SG-1 = Five contracts are shuffled and lie face down: the park bench (1 point), the school roof (2), the bypass (3), the airport (4) and the stadium (5).
    .title = The contracts
SG-2 = Everybody is dealt a friend in the office of one of the contracts, and keeps it secret until the end.
    .title = Friends
SG-3 = The next contract is turned up. All choose one of their envelopes at once and in secret; each has envelopes with 1, 2, 3, 4 and 5 notes and can give each of them only once.
    .title = Tenders
SG-4 = The envelopes are opened. The fullest wins the contract; if several are the fullest, nobody does. All envelopes are gone.
    .title = Awards
SG-5 = After five tenders friends are named. Contracts count their points, and double for whoever had a friend there. Most points win; who has as many shares the win.
    .title = The end
