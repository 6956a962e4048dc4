/// Methods of delegates and data sources that UIKit and its neighbours call and presim never does: they are about the
/// inside of a view or of a system controller.
enum OutsideDelegateMethods {
  /// A protocol and its methods: base names, or a base with its labels where presim calls others of that base.
  private struct Row: Sendable {
    let owner: String
    let names: String

    init(_ owner: String, _ names: String) {
      self.owner = owner
      self.names = names
    }
  }

  /// The protocol that a method belongs to, by its name as written; nil for a name that is not on the list.
  static func owner(of base: String, writtenAs written: String) -> String? {
    rows.first { row in
      row.names.split(separator: " ").contains {
        $0.utf8.elementsEqual(base.utf8) || $0.utf8.elementsEqual(written.utf8)
      }
    }?.owner
  }

  private static let rows = [
    Row("UIImagePickerControllerDelegate", "imagePickerController imagePickerControllerDidCancel"),
    Row("PHPickerViewControllerDelegate", "picker"),
    Row("UIDocumentPickerDelegate", "documentPicker documentPickerWasCancelled"),
    Row("UIFontPickerViewControllerDelegate", "fontPickerViewControllerDidPickFont fontPickerViewControllerDidCancel"),
    Row(
      "UIColorPickerViewControllerDelegate",
      "colorPickerViewController colorPickerViewControllerDidSelectColor colorPickerViewControllerDidFinish"),
    Row("SFSafariViewControllerDelegate", "safariViewController safariViewControllerDidFinish"),
    Row("MFMailComposeViewControllerDelegate", "mailComposeController"),
    Row("MFMessageComposeViewControllerDelegate", "messageComposeViewController"),
    Row("CNContactPickerDelegate", "contactPicker contactPickerDidCancel"),
    Row("QLPreviewControllerDelegate", "previewControllerWillDismiss previewControllerDidDismiss"),
    Row("QLPreviewControllerDataSource", "numberOfPreviewItems previewController"),
    Row(
      "UIPageViewControllerDataSource",
      "presentationCount presentationIndex"),
    Row("UISearchResultsUpdating", "updateSearchResults"),
    Row(
      "UISearchBarDelegate",
      "searchBar searchBarShouldBeginEditing searchBarTextDidBeginEditing searchBarShouldEndEditing"
        + " searchBarTextDidEndEditing searchBarSearchButtonClicked searchBarCancelButtonClicked"
        + " searchBarBookmarkButtonClicked searchBarResultsListButtonClicked"),
    Row("UITableViewDelegate or UITableViewDataSource", "tableView numberOfSections sectionIndexTitles"),
    Row("UICollectionViewDelegate or UICollectionViewDataSource", "collectionView indexTitles"),
    Row(
      "UIScrollViewDelegate",
      "scrollViewDidScroll scrollViewDidZoom scrollViewWillBeginDragging scrollViewWillEndDragging"
        + " scrollViewDidEndDragging scrollViewWillBeginDecelerating scrollViewDidEndDecelerating"
        + " scrollViewDidEndScrollingAnimation scrollViewShouldScrollToTop scrollViewDidScrollToTop"),
    Row(
      "UITextFieldDelegate",
      "textField textFieldShouldReturn textFieldShouldClear textFieldShouldBeginEditing textFieldDidBeginEditing"
        + " textFieldShouldEndEditing textFieldDidEndEditing textFieldDidChangeSelection"),
    Row(
      "UITextViewDelegate",
      "textView textViewDidChange textViewDidChangeSelection textViewShouldBeginEditing textViewDidBeginEditing"
        + " textViewShouldEndEditing textViewDidEndEditing"),
    Row("UIGestureRecognizerDelegate", "gestureRecognizer gestureRecognizerShouldBegin"),
  ]
}
