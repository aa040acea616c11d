# Who the bots are and how they play.
person-nora = Nora
person-nora-word = would rather print too much than too little
person-leo = Leo
person-leo-word = doubles what others only raise
person-agnes = Agnes
person-agnes-word = turns every note over twice
person-paul = Paul
person-paul-word = waits until the others have spent their money
person-tessa = Tessa
person-tessa-word = pays what companies go for, no more and no less
person-felix = Felix
person-felix-word = does as the table does
person-carla = Carla
person-carla-word = grudges the leader every company
person-boris = Boris
person-boris-word = bids against whoever is ahead
person-anton = Anton
person-anton-word = knows round numbers only
person-iris = Iris
person-iris-word = likes many zeros at the end

# What they say now and then.
remark-won-1 = It will be in good hands with me.
remark-won-2 = Too big to fail, as they say.
remark-won-3 = The press is still warm.
remark-won-4 = My voters will thank me one day.
remark-open-1 = Who offers more?
remark-open-2 = Let us be reasonable.
remark-open-3 = It is only paper.
