### Worked examples, on rules pages and at the terminal

rules-examples-lead = Some rules have a worked example below them, with figures that the rulebook prints too:
rules-example = Example
example-before = Before
example-after = After
