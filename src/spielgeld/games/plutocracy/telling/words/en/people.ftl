# Who the bots are, and what they are like.
person-mila = Mila
person-mila-word = buys and sells wherever there is a margin
person-otto = Otto
person-otto-word = never flies with an empty hold if he can help it
person-vera = Vera
person-vera-word = takes seats before others think of them
person-hugo = Hugo
person-hugo-word = knows somebody in every parliament
person-ines = Ines
person-ines-word = goes where nobody else is
person-bruno = Bruno
person-bruno-word = likes long flights and his peace

# What they say now and then.
remark-sold-1 = A pleasure to do business here.
remark-sold-2 = The hold feels lighter, the purse heavier.
remark-seats-1 = These chairs are quite comfortable.
remark-seats-2 = Democracy has its price.
remark-joined-1 = I know somebody there.
remark-joined-2 = An exclusive circle, at last.
remark-rescued-1 = One does what one can.
