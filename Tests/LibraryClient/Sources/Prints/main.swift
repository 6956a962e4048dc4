import PresentationModel

var app = App(.ios(17), on: .iPhone)
let list = app.add("list")
let card = app.add("card")
app.setRoot(list)
app.present(card, from: list)
print(app.printedHierarchy)
print(try app.check("card.presentingViewController == nil"))
