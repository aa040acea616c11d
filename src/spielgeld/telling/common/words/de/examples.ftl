### Worked examples, on rules pages and at the terminal

rules-examples-lead = Unter manchen Regeln steht ein durchgerechnetes Beispiel, mit Zahlen, die auch das Regelheft nennt:
rules-example = Beispiel
example-before = Vorher
example-after = Nachher
