import UIKit

/// The lines of an order.
class OrderViewController: UIViewController {
    private let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
    }

    @IBAction func share(_ sender: UIButton) {
        let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
        present(sheet, animated: true)
    }
}
