import UIKit

/// Shows an order, and what can be done with it.
final class OrderCoordinator: Coordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {
        navigationController.pushViewController(OrderViewController(), animated: true)
    }

    func pay(with card: Card?) {
        if let card {
            navigationController.present(PaymentViewController(card: card), animated: true)
        } else {
            navigationController.present(CardViewController(), animated: true)
        }
    }

    func cancel() {
        navigationController.present(ReceiptViewController(), animated: true)
        navigationController.present(SurveyViewController(), animated: true)
    }
}
