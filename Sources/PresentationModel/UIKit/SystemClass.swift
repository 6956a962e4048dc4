/// A view controller of the system that no rule knows more of than its class: a plain controller, or a navigation
/// controller.
package struct SystemClass: Sendable {
  /// Its name.
  package let name: String
  /// What it inherits from.
  package let superclass: UIKitClass
  /// Where it exists.
  package let availability: Availability

  private init(_ name: String, _ availability: Availability, _ superclass: UIKitClass = .viewController) {
    self.name = name
    self.availability = availability
    self.superclass = superclass
  }

  /// The class of a name.
  package static func named(_ name: String) -> SystemClass? { all.first { $0.name == name } }

  /// All of them.
  package static let all: [SystemClass] = [
    SystemClass("PHPickerViewController", .iOSOnly(14)),
    SystemClass("MFMailComposeViewController", .notTV, .navigationController),
    SystemClass("MFMessageComposeViewController", .notTV, .navigationController),
    SystemClass("QLPreviewController", .notTV),
    SystemClass("AVPlayerViewController", .always),
    SystemClass("CNContactPickerViewController", .iOSOnly(9)),
    SystemClass("CNContactViewController", .iOSOnly(9)),
    SystemClass("EKEventEditViewController", .notTV, .navigationController),
    SystemClass("EKEventViewController", .notTV),
    SystemClass("SKStoreProductViewController", .notTV),
    SystemClass("PKAddPassesViewController", .notTV),
    SystemClass("PKPaymentAuthorizationViewController", .notTV),
    SystemClass("UIColorPickerViewController", .iOSOnly(14)),
    SystemClass("UIFontPickerViewController", .iOSOnly(13)),
    SystemClass("UIDocumentBrowserViewController", .iOSOnly(11)),
    SystemClass("UIDocumentViewController", .iOSOnly(17)),
    SystemClass("UIReferenceLibraryViewController", .notTV),
    SystemClass("VNDocumentCameraViewController", .iOSOnly(13)),
    SystemClass("MCBrowserViewController", .always),
    SystemClass("EKCalendarChooser", .notTV),
    SystemClass("UICloudSharingController", .iOSOnly(10)),
    SystemClass("UIVideoEditorController", .notTV, .navigationController),
    SystemClass("MPMediaPickerController", .notTV),
  ]

  /// What is called a controller and is no view controller: nothing presents it by the rules of `present`.
  static let noViewControllers = [
    "UIDocumentInteractionController", "UIPrintInteractionController", "UIMenuController",
    "NSFetchedResultsController", "UIPrinterPickerController", "MPMusicPlayerController",
    "ASAuthorizationController", "ASWebAuthenticationSession", "PKPaymentAuthorizationController",
    "SFAuthenticationSession", "UIEditMenuInteraction", "UIContextMenuInteraction",
    "UIPopoverController", "UISearchDisplayController", "UIActionSheet", "UIAlertView",
  ]
}
