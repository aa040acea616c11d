OE-1 = Both show one to five fingers. The first wins if the sum is even, the other if it is odd.
