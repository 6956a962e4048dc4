extension SlipsInAnAppTests {
  static let map = #"""
    import UIKit

    class MapViewController: UIViewController {

        @IBOutlet private weak var filterButton: UIButton!
        private let filterModel = FilterModel()
        private var hasUnsavedChanges = false

        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.leftBarButtonItem = UIBarButtonItem(title: "List", style: .plain, target: self, action: #selector(showList(_:)))
        }

        @objc func showList(_ sender: UIBarButtonItem) {
            let list = PlacesViewController(style: .insetGrouped)
            if let sheet = list.sheetPresentationController {
                sheet.detents = [.medium(), .large()]
                sheet.selectedDetentIdentifier = .medium
                sheet.largestUndimmedDetentIdentifier = .medium
                sheet.prefersGrabberVisible = true
                sheet.prefersScrollingExpandsWhenScrolledToEdge = false
                sheet.preferredCornerRadius = 16
                sheet.delegate = self
            }
            list.isModalInPresentation = hasUnsavedChanges
            list.presentationController?.delegate = self
            present(list, animated: true) {
                print("shown \(self.filterModel.count)")
            }
        }

        @IBAction func showFilter(_ sender: UIButton) {
            let filter = FilterViewController(model: filterModel)
            filter.modalPresentationStyle = .popover
            filter.preferredContentSize = CGSize(width: 320, height: 240)
            guard let popover = filter.popoverPresentationController else { return }
            popover.sourceView = sender
            popover.sourceRect = sender.bounds
            popover.permittedArrowDirections = [.up, .down]
            popover.delegate = self
            present(filter, animated: true, completion: nil)
        }

        private func expand(_ sheet: UISheetPresentationController) {
            sheet.animateChanges {
                sheet.selectedDetentIdentifier = .large
            }
        }
    }

    extension MapViewController: UISheetPresentationControllerDelegate {
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
            hasUnsavedChanges = sheetPresentationController.selectedDetentIdentifier == .large
        }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            return !hasUnsavedChanges
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in
                self.dismiss(animated: true)
            })
            sheet.popoverPresentationController?.sourceView = view
            presentationController.presentedViewController.present(sheet, animated: true)
        }
    }

    extension MapViewController: UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle {
            return .none
        }
    }

    class FilterModel {
        var count: Int = 0
        var names: [String] = []
        func toggle(_ name: String) {
            if let index = names.firstIndex(of: name) { names.remove(at: index) } else { names.append(name) }
            count = names.count
        }
    }

    class FilterViewController: UIViewController {
        let model: FilterModel
        init(model: FilterModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
    }

    class PlacesViewController: UITableViewController {}

    window
      nav: UINavigationController
        map: MapViewController

    map.showList(UIBarButtonItem())
    expect map.presentedViewController is PlacesViewController
    map.dismiss(animated: true)
    map.showFilter(UIButton())
    """#

  static let slipsOfMap = [
    Slip(
      "var names: [String] = []", "var names: [String]",
      "'names' has no value, and 'FilterModel' has no initialiser that gives it one"),
    Slip("self.model = model", "self.model == model", "'model' has no value when this initialiser calls 'super.init'"),
    Slip(
      "extension MapViewController: UISheetPresentationControllerDelegate",
      "extension MapViewController: UISheetPresentationDelegate",
      "cannot find type 'UISheetPresentationDelegate' in this file"),
    Slip(
      "style: .destructive) { _ in", "style: .destructive) { _, _ in", "this closure gets one argument, and names 2"),
    Slip(
      "popover.sourceRect = sender.bounds", "popover.sourceRect = sender",
      "cannot convert value of type 'UIButton' to specified type 'CGRect'"),
    Slip(
      "if let sheet = list.sheetPresentationController {", "if sheet = list.sheetPresentationController {",
      "'let' is missing before 'sheet ='"),
    Slip(
      "sheetPresentationController.selectedDetentIdentifier == .large",
      "sheetPresentationController.selectedDetentIdentifier = .large", "a second '=' in one statement"),
    Slip(
      "if let index = names.firstIndex(of: name)", "if let index = names.firstIndex(name)",
      "missing argument label 'of:' in call"),
    Slip("return !hasUnsavedChanges", "retrun !hasUnsavedChanges", "'retrun' begins no statement"),
  ]
}
