/// The looks of pictures, light and dark. Every state has a line of its own beside its colour, and its words.
enum PictureLook {
  /// A class of elements: what it is in the light, and in the dark.
  struct Rule {
    let name: String
    let light: String
    let dark: String
    /// What both have.
    let both: String

    init(_ name: String, _ light: String, _ dark: String, _ both: String = "") {
      self.name = name
      self.light = light
      self.dark = dark
      self.both = both
    }
  }

  /// What a text stands on, and how it looks there: to be told apart by who sees little.
  static let paper = (light: "#ffffff", dark: "#14161a")
  static let plate = (light: "#ffffff", dark: "#1b1d22")
  static let blue = (light: "#0a62c9", dark: "#6cb2ff")
  static let orange = (light: "#b5380b", dark: "#ff9566")
  static let amber = (light: "#9a4507", dark: "#f5b54a")
  static let violet = (light: "#6d28d9", dark: "#b69bff")
  static let ink = (light: "#1b1d22", dark: "#e8eaed")
  static let mute = (light: "#555e6b", dark: "#a9b1bd")
  static let covered = (light: "#f2f3f5", dark: "#22252b")
  static let out = (light: "#fff4ed", dark: "#2b1d16")
  static let bar = (light: "#e2e8f0", dark: "#2b3038")

  private static func fill(_ name: String, _ color: (light: String, dark: String), _ both: String = "") -> Rule {
    Rule(name, "fill:\(color.light)", "fill:\(color.dark)", both)
  }

  private static func shape(
    _ name: String, _ fill: (light: String, dark: String)?, _ stroke: (light: String, dark: String), _ both: String
  ) -> Rule {
    Rule(
      name, (fill.map { "fill:\($0.light);" } ?? "fill:none;") + "stroke:\(stroke.light)",
      (fill.map { "fill:\($0.dark);" } ?? "fill:none;") + "stroke:\(stroke.dark)", both)
  }

  static let rules: [Rule] = [
    fill("paper", paper), fill("ink", ink), fill("mute", mute), fill("blue", blue), fill("or", orange),
    fill("am", amber), fill("vi", violet),
    shape("s-front", plate, blue, "stroke-width:2.4"),
    shape("s-on", plate, blue, "stroke-width:1.4"),
    shape("s-covered", covered, ("#76808d", "#8b94a1"), "stroke-width:1.4"),
    shape("s-out", out, orange, "stroke-width:1.6;stroke-dasharray:7 4"),
    shape("s-gone", nil, orange, "stroke-width:1.6;stroke-dasharray:1.6 4;stroke-linecap:round"),
    shape("s-flight", plate, amber, "stroke-width:2.4"),
    shape("s-rest", nil, amber, "stroke-width:1.2;stroke-dasharray:3 3"),
    shape("s-unloaded", nil, ("#76808d", "#8b94a1"), "stroke-width:1.3;stroke-dasharray:2 3"),
    shape("cross", nil, orange, "stroke-width:2;stroke-linecap:round;opacity:.75"),
    shape("hatch", nil, ("#c3c9d1", "#3d434d"), "stroke-width:.8"),
    shape("view", plate, ("#c3c9d1", "#3d434d"), "stroke-width:1"),
    shape("card", plate, ("#b3bcc8", "#4a525d"), "stroke-width:1"),
    shape("sheer", plate, ("#b3bcc8", "#4a525d"), "stroke-width:1;fill-opacity:.86"),
    shape("bar", bar, ("#b3bcc8", "#4a525d"), "stroke-width:.8"),
    shape("phone", nil, ("#1b1d22", "#59616d"), "stroke-width:6"),
    shape("halo", violet, paper, "stroke-width:3.5;stroke-linejoin:round;paint-order:stroke"),
    fill("black", ("#000000", "#000000")), fill("onblack", ("#ffffff", "#ffffff")),
    fill("scrim", ("#0b1220", "#000000"), "opacity:.38"), fill("faint", ("#0b1220", "#000000"), "opacity:.12"),
    fill("window", ("#dfe3e8", "#2b3038"), "opacity:.6"),
    shape("edge", nil, ("#9aa3af", "#6b7480"), "stroke-width:1.5"),
    shape("presents", nil, violet, "stroke-width:2.4"),
    shape("rule", nil, ("#d5dae1", "#333942"), "stroke-width:1"),
    shape("life", nil, ("#b3bcc8", "#4a525d"), "stroke-width:1.2;stroke-dasharray:1.5 4"),
    shape("moving", nil, ("#e0a46a", "#8a5a1e"), "stroke-width:5"),
    shape("appeared", nil, ("#8fb8ec", "#2f5f94"), "stroke-width:5"),
    shape("will", paper, amber, "stroke-width:2.2"), shape("other", paper, ("#76808d", "#8b94a1"), "stroke-width:1.6"),
    Rule("hollow", "fill:none!important", "fill:none!important"),
    shape("head", ("#f2f3f5", "#22252b"), ("#9aa3af", "#6b7480"), "stroke-width:1"),
  ]

  /// The style sheet. A page takes it once for all its pictures.
  static let css: String = {
    var text = ""
    for rule in rules {
      text += "svg .\(rule.name){\(rule.light)\(rule.both.isEmpty ? "" : ";" + rule.both)}\n"
    }
    text += "@media (prefers-color-scheme:dark){\n"
    for rule in rules where rule.light != rule.dark { text += "svg .\(rule.name){\(rule.dark)}\n" }
    return text + "}\n"
  }()
}
