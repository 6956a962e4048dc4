extension SlipsInAnAppTests {
  static let coordinator = #"""
    // Coordinator and router
    protocol Coordinator: AnyObject {
        var childCoordinators: [Coordinator] { get set }
        func start()
    }

    protocol Routing {
        func route(to route: Route, animated: Bool)
    }

    enum Route: Equatable {
        case detail(id: Int)
        case settings
        case login(reason: String)
    }

    struct Product {
        let id: Int
        let name: String
        var price: Double?
    }

    final class AppCoordinator: Coordinator, Routing {
        var childCoordinators: [Coordinator] = []
        private let navigationController: UINavigationController
        private var lastRoute: Route?
        private let products = [Product(id: 1, name: "Lamp", price: 9.5), Product(id: 2, name: "Desk", price: nil)]

        init(navigationController: UINavigationController) {
            self.navigationController = navigationController
        }

        func start() {
            let list = ProductListViewController(products: products)
            list.onSelect = { [weak self] product in
                guard let self = self else { return }
                self.route(to: .detail(id: product.id), animated: true)
            }
            navigationController.setViewControllers([list], animated: false)
        }

        func route(to route: Route, animated: Bool) {
            if route == lastRoute { return }
            lastRoute = route
            switch route {
            case .detail(let id):
                guard let product = products.first(where: { $0.id == id }) else { return }
                let detail = ProductDetailViewController(product: product)
                detail.delegate = self
                navigationController.pushViewController(detail, animated: animated)
            case .settings:
                let settings = UINavigationController(rootViewController: SettingsViewController())
                settings.modalPresentationStyle = .formSheet
                navigationController.present(settings, animated: animated)
            case .login(let reason):
                let alert = UIAlertController(title: "Login", message: reason, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
                navigationController.present(alert, animated: animated, completion: nil)
            }
        }
    }

    protocol ProductDetailDelegate: AnyObject {
        func productDetailDidFinish(_ controller: ProductDetailViewController)
    }

    extension AppCoordinator: ProductDetailDelegate {
        func productDetailDidFinish(_ controller: ProductDetailViewController) {
            navigationController.popViewController(animated: true)
        }
    }

    class SettingsViewController: UIViewController {}

    class ProductListViewController: UIViewController {
        let products: [Product]
        var onSelect: ((Product) -> Void)?

        init(products: [Product]) {
            self.products = products
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func select(at index: Int) {
            onSelect?(products[index])
        }
    }

    class ProductDetailViewController: UIViewController {
        weak var delegate: ProductDetailDelegate?
        private let product: Product

        init(product: Product) {
            self.product = product
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = product.name
        }

        @objc func done() {
            delegate?.productDetailDidFinish(self)
        }
    }

    window
      nav: UINavigationController

    let coordinator = AppCoordinator(navigationController: nav)
    coordinator.start()
    coordinator.route(to: .detail(id: 2), animated: true)
    expect nav.topViewController is ProductDetailViewController
    coordinator.route(to: .settings, animated: true)
    """#

  static let slipsOfCoordinator = [
    Slip(
      "        self.navigationController = navigationController\n", "",
      "'navigationController' has no value at the end of this initialiser"),
    Slip(
      "final class AppCoordinator: Coordinator, Routing {\n    var childCoordinators: [Coordinator] = []\n",
      "final class AppCoordinator: Coordinator, Routing {\n",
      "'AppCoordinator' does not conform to 'Coordinator': it has no property 'childCoordinators'"),
    Slip(
      "coordinator.route(to: .settings, animated: true)", "coordinator.route(to: .setings, animated: true)",
      "type 'Route' has no case 'setings'"),
    Slip(
      "case detail(id: Int)", "case detail(id: Int)\n    case detail(name: String)\n    case settings",
      "'settings' is declared twice"),
    Slip(
      "guard let product = products.first(where: { $0.id == id })",
      "guard product = products.first(where: { $0.id == id })", "'let' is missing before 'product ='"),
    Slip(
      "extension AppCoordinator: ProductDetailDelegate {", "extension AppCordinator: ProductDetailDelegate {",
      "cannot find type 'AppCordinator' in this file"),
    Slip(
      "weak var delegate: ProductDetailDelegate?", "weak var delegate: ProductDetailDelegate",
      "a 'weak' variable is of an optional type"),
    Slip(
      "    func productDetailDidFinish(_ controller: ProductDetailViewController) {",
      "    func productDetailDidFinsh(_ controller: ProductDetailViewController) {",
      "'AppCoordinator' does not conform to 'ProductDetailDelegate': it has no method 'productDetailDidFinish(_:)'"),
    Slip("    func start()\n}", "    fun start()\n}", "expected a declaration"),
    Slip(
      "name: \"Desk\", price: nil)]", "title: \"Desk\", price: nil)]",
      "incorrect argument label 'title:' in call to 'Product'"),
    Slip(
      "        self.navigationController = navigationController\n",
      "        self.navigatonController = navigationController\n", "cannot find 'navigatonController' in this file"),
    Slip("title = product.name", "title = product.price", "cannot convert value of type 'Double' to type 'String'"),
  ]
}
