/// Lines that are not UIKit's and say what a row of UIKit's says: whoever searches for one is led to the row.
enum SaidByOthers {
  static let notPresented = UIKitMessage(
    .y01, .saidByOthers("Google Mobile Ads"),
    [.init(.everywhere, "The provided view controller is not being presented.")],
    condition: "P-L01: the view of the controller that was given is in no window",
    effect: "the ad is not shown; presim never prints it",
    cure: "give the view controller that is on screen, once its view has appeared",
    sources:
      "googleads/googleads-mobile-flutter#1146, #1091, NativeScript/firebase#137, react-native-admob/admob#59",
    evidence: "observed")

  static let presentsAnother = UIKitMessage(
    .y02, .saidByOthers("Google Mobile Ads"),
    [.init(.everywhere, "The provided view controller is already presenting another view controller.")],
    condition: "P-L02: the controller that was given presents already",
    effect: "the ad is not shown; presim never prints it",
    cure: "give the topmost presented view controller, or dismiss what is presented first",
    sources: "googleads/googleads-mobile-flutter#700, invertase/react-native-google-mobile-ads#133",
    evidence: "observed")

  static let quoted = UIKitMessage(
    .y03, .saidByOthers("people who quote UIKit's lines"),
    [],
    condition:
      "P-L01, P-L02, P-L03: their lines up to iOS 13 without `Warning: `, without the mark at the end, with or without `<`, `>` and addresses",
    effect: "as the row of the text; presim prints UIKit's own words",
    cure: "look the line up as it was pasted: `presim rules --search` finds the row",
    versions: "iOS ≤ 13",
    sources: "flutter/flutter#47501 and about half of all reports",
    evidence: "observed")
}
