/// Classes of UIKit's and its neighbours' that apps make subclasses of and that are no view controllers.
enum NoViewControllers {
  /// Whether a class is one of them, by its name or by how it ends.
  static func has(_ word: String) -> Bool {
    if names.contains(word) { return true }
    return UIKitNames.hasFrameworkPrefix(word) && endings.contains { word.hasSuffix($0) }
  }

  private static let endings = [
    "View", "Cell", "Button", "Label", "Control", "Layout", "Recognizer", "Activity", "Object", "Layer", "Annotation",
    "Scene", "Node", "Operation", "Request", "Circle", "Overlay", "Attributes", "Formatter", "Item", "Field", "Bar",
    "Window", "Application", "Document", "Renderer", "Animation", "Animator", "Behavior", "Interaction", "Style",
    "Provider", "Manager", "Session", "Store", "Handler", "Extension", "Intent", "TestCase", "Image", "Color", "Font",
    "Storage", "Container", "Policy", "Migration", "Transformer", "Polyline", "Polygon", "Action", "Switch", "Slider",
    "Stepper", "Picker", "Host", "Delegate", "Queue", "Thread", "Storyboard", "Segue", "Proxy", "Query", "Coder",
  ]

  private static let names: Set<String> = [
    "NSFetchedResultsController", "NSUserActivity", "NSOperation", "NSThread", "NSProxy", "UIMenuController",
    "UIDocumentInteractionController", "UIPrintInteractionController", "UIResponder", "UIDevice", "UIScreen",
    "UIFeedbackGenerator", "UIPresentationController", "UIKeyCommand", "UICommand", "UIMenu", "WKUserContentController",
    "WKInterfaceController", "PKPaymentAuthorizationController", "AVPictureInPictureController", "CXCallController",
    "CXProvider", "GCController", "CNContact", "EKEvent", "MKMapItem", "MKTileOverlay", "MKPlacemark", "Operation",
    "Thread", "XCTestCase", "InputStream", "OutputStream", "URLProtocol", "JSONEncoder", "JSONDecoder",
  ]
}
