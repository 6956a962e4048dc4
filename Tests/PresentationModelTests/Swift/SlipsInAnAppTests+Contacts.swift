extension SlipsInAnAppTests {
  static let contacts = #"""
    import UIKit

    struct Contact: Hashable {
        let name: String
        let phone: String
        var isFavourite = false
    }

    class ContactsViewController: UITableViewController, UISearchResultsUpdating {
        private let searchController = UISearchController(searchResultsController: nil)
        private var contacts: [Contact] = [
            Contact(name: "Ann", phone: "1"),
            Contact(name: "Bob", phone: "2", isFavourite: true)
        ]
        private var filtered = [Contact]()

        private var isFiltering: Bool {
            let text = searchController.searchBar.text ?? ""
            return searchController.isActive && !text.isEmpty
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Contacts"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
            searchController.searchResultsUpdater = self
            searchController.obscuresBackgroundDuringPresentation = false
            searchController.searchBar.placeholder = "Search"
            navigationItem.searchController = searchController
            navigationItem.hidesSearchBarWhenScrolling = false
            definesPresentationContext = true
            navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addTapped))
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tableView.reloadData()
        }

        @objc private func addTapped() {
            let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
            alert.addTextField { textField in
                textField.placeholder = "Name"
            }
            let save = UIAlertAction(title: "Save", style: .default) { [weak self] _ in
                guard let self = self, let name = alert.textFields?.first?.text else { return }
                self.contacts.append(Contact(name: name, phone: ""))
                self.tableView.reloadData()
            }
            alert.addAction(save)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(alert, animated: true)
        }

        func updateSearchResults(for searchController: UISearchController) {
            let query = searchController.searchBar.text?.lowercased() ?? ""
            filtered = contacts.filter { $0.name.lowercased().contains(query) }
            tableView.reloadData()
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return isFiltering ? filtered.count : contacts.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            let contact = isFiltering ? filtered[indexPath.row] : contacts[indexPath.row]
            cell.textLabel?.text = contact.name
            cell.accessoryType = .disclosureIndicator
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            let contact = contacts[indexPath.row]
            let detail = ContactDetailViewController()
            detail.contact = contact
            detail.hidesBottomBarWhenPushed = true
            navigationController?.pushViewController(detail, animated: true)
        }
    }

    class ContactDetailViewController: UIViewController {
        var contact: Contact!
        private let nameLabel = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            nameLabel.text = contact.name
            view.addSubview(nameLabel)
        }
    }

    window
      nav: UINavigationController
        list: ContactsViewController

    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    expect nav.topViewController is ContactDetailViewController
    """#

  static let slipsOfContacts = [
    Slip(
      "return searchController.isActive && !text.isEmpty", "searchController.isActive && !text.isEmpty",
      "'isFiltering' has to return a value on each way, and one comes to its end without"),
    Slip(
      "        return cell\n", "", "'tableView' has to return a value on each way, and one comes to its end without"),
    Slip(
      "private let nameLabel = UILabel()", "private let nameLabel: UILabel",
      "'nameLabel' has no value, and 'ContactDetailViewController' has no initialiser that gives it one"),
    Slip("struct Contact: Hashable {", "struct Contact: Hashabel {", "cannot find type 'Hashabel' in this file"),
    Slip(
      "func updateSearchResults(for searchController", "func updateSearchResult(for searchController",
      "'ContactsViewController' does not conform to 'UISearchResultsUpdating': it has no method 'updateSearchResults(for:)'"
    ),
    Slip(
      "return searchController.isActive && !text.isEmpty", "return searchController.isActive & !text.isEmpty",
      "binary operator '&' cannot be applied to operands of type 'Bool'"),
    Slip(
      "textField.placeholder = \"Name\"", "textField.placeholder = 5",
      "cannot convert value of type 'Int' to specified type 'String?'"),
    Slip(
      "contacts.filter { $0.name.lowercased().contains(query) }",
      "contacts.map { $0.name.lowercased().contains(query) }",
      "cannot convert value of type '[Bool]' to specified type '[Contact]'"),
    Slip(
      "return isFiltering ? filtered.count : contacts.count", "return isFiltering() ? filtered.count : contacts.count",
      "'isFiltering' is a value of type 'Bool', and cannot be called"),
    Slip(
      "contacts[indexPath.row]\n        cell", "contacts[indexPath]\n        cell",
      "cannot convert value of type 'IndexPath' to expected argument type 'Int'"),
    Slip(
      "        return cell\n", "        return contact\n",
      "cannot convert value of type 'Contact' to return type 'UITableViewCell'"),
    Slip(
      "nameLabel.text = contact.name", "nameLabel.text = contact",
      "cannot convert value of type 'Contact' to specified type 'String?'"),
    Slip(
      "{ [weak self] _ in\n            guard let self = self, let",
      "{ [weak self] _ in\n            guard let self = self let", "',' is missing before 'let'"),
    Slip(
      "let contact = contacts[indexPath.row]\n        let detail",
      "let contact = contact[indexPath.row]\n        let detail", "'contact' is used within its own initial value"),
    Slip("isFavourite: true)", "isFavorite: true)", "extra argument 'isFavorite' in call to 'Contact'"),
  ]
}
