extension SlipsInAnAppTests {
  static let profile = #"""
    import UIKit
    import Combine

    enum ProfileError: Error {
        case offline
        case notFound(String)
    }

    struct User: Codable, Equatable {
        let id: Int
        var name: String
    }

    protocol UserLoading {
        func load(id: Int) async throws -> User
    }

    struct UserService: UserLoading {
        func load(id: Int) async throws -> User {
            guard id > 0 else { throw ProfileError.notFound("\(id)") }
            try await Task.sleep(nanoseconds: 1_000_000)
            return User(id: id, name: "Ann")
        }
    }

    @MainActor
    final class ProfileViewModel {
        @Published private(set) var user: User?
        let errors = PassthroughSubject<String, Never>()
        private let service: UserLoading

        init(service: UserLoading) {
            self.service = service
        }

        func refresh() async {
            do {
                user = try await service.load(id: 7)
            } catch ProfileError.offline {
                errors.send("Offline")
            } catch {
                errors.send("Failed")
            }
        }
    }

    class ProfileViewController: UIViewController {
        private let viewModel = ProfileViewModel(service: UserService())
        private var cancellables = Set<AnyCancellable>()
        private lazy var editButton: UIButton = {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Edit"
            return UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in
                self?.edit()
            })
        }()
        private var task: Task<Void, Never>?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(editButton)
            viewModel.$user
                .compactMap { $0?.name }
                .receive(on: DispatchQueue.main)
                .sink { [weak self] name in self?.title = name }
                .store(in: &cancellables)
            viewModel.errors
                .sink { [weak self] message in self?.showError(message) }
                .store(in: &cancellables)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            task = Task { [weak self] in
                await self?.viewModel.refresh()
            }
        }

        func edit() {
            guard let user = viewModel.user else { return }
            let editor = EditViewController(user: user) { [weak self] newName in
                self?.dismiss(animated: true)
            }
            present(editor, animated: true)
        }

        private func showError(_ message: String) {
            let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Retry", style: .default) { [weak self] _ in
                Task { await self?.viewModel.refresh() }
            })
            present(alert, animated: true)
        }
    }

    class EditViewController: UIViewController {
        private let user: User
        private let onSave: (String) -> Void

        init(user: User, onSave: @escaping (String) -> Void) {
            self.user = user
            self.onSave = onSave
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }

        func save(name: String) {
            onSave(name)
        }
    }

    window
      nav: UINavigationController
        profile: ProfileViewController

    profile.edit()
    expect profile.presentedViewController is EditViewController
    """#

  static let slipsOfProfile = [
    Slip(
      "return User(id: id, name: \"Ann\")", "User(id: id, name: \"Ann\")",
      "'load' has to return a value on each way, and one comes to its end without"),
    Slip("enum ProfileError: Error", "enum ProfileError: Eror", "cannot find type 'Eror' in this file"),
    Slip(
      "struct User: Codable, Equatable", "struct User: Codeable, Equatable", "cannot find type 'Codeable' in this file"),
    Slip("@MainActor\n", "@MainActr\n", "unknown attribute '@MainActr'"),
    Slip(
      "@Published private(set) var user: User?", "@Publish private(set) var user: User?", "unknown attribute '@Publish'"
    ),
    Slip(
      "PassthroughSubject<String, Never>()", "PassthroughSubject<String>()",
      "'PassthroughSubject' takes 2 types, and one stands here"),
    Slip(
      "PassthroughSubject<String, Never>()", "PassthroughSubjects<String, Never>()",
      "cannot find 'PassthroughSubjects' in this file"),
    Slip(
      "PassthroughSubject<String, Never>()", "PassthroughSubject<String, Nevr>()",
      "cannot find type 'Nevr' in this file"),
    Slip(
      "UIButton.Configuration.filled()", "UIButton.Configuraton.filled()",
      "type 'UIButton' has no member 'Configuraton'"),
    Slip("Task<Void, Never>?", "Task<Void>?", "'Task' takes 2 types, and one stands here"),
    Slip(
      "override func viewDidAppear(_ animated: Bool)", "override func viewDidAppear(_ animated: Boolean)",
      "cannot find type 'Boolean' in this file"),
    Slip("task = Task {", "task = Tsk {", "cannot find 'Tsk' in this file"),
    Slip("onSave: @escaping (String) -> Void) {", "onSave: @escape (String) -> Void) {", "unknown attribute '@escape'"),
    Slip(
      "struct UserService: UserLoading {\n    func load(id: Int) async throws -> User {",
      "struct UserService: UserLoading {\n    func load(id: Int) async -> User {",
      "'throw' stands here, and 'load' is not declared as 'throws'"),
    Slip(
      "throw ProfileError.notFound(\"\\(id)\")", "throw ProfileError.notfound(\"\\(id)\")",
      "type 'ProfileError' has no case 'notfound'"),
    Slip("catch ProfileError.offline", "catch ProfileError.ofline", "type 'ProfileError' has no case 'ofline'"),
    Slip(
      "UIAction { [weak self] _ in", "UIAction { [weak self] in", "this closure gets an argument, which it has to name"),
    Slip(
      "onSave: @escaping (String) -> Void) {", "onSave: (String) -> Void) {",
      "'onSave' is kept here, and is not declared as '@escaping'"),
    Slip("onSave(name)\n", "onSave(name: name)\n", "'onSave' is a closure, and its call has no label 'name:'"),
    Slip(
      "errors.send(\"Offline\")", "errors.send(1)",
      "cannot convert value of type 'Int' to expected argument type 'String'"),
    Slip(
      ".store(in: &cancellables)", ".store(in: cancellables)",
      "'store(in:)' changes 'cancellables', so '&' has to stand before it"),
    Slip(
      "    func load(id: Int) async throws -> User\n}", "    func load(id: Int) throws async -> User\n}",
      "'async' stands before 'throws'"),
    Slip(
      "try await Task.sleep", "await Task.sleep",
      "'Task.sleep(nanoseconds:)' can throw, and 'try' does not stand before the call"),
    Slip(
      "try await Task.sleep", "try Task.sleep",
      "'Task.sleep(nanoseconds:)' is 'async', and 'await' does not stand before the call"),
    Slip("private lazy var editButton", "private lazy let editButton", "'lazy' cannot stand before 'let'"),
    Slip(
      "var configuration = UIButton.Configuration.filled()", "let configuration = UIButton.Configuration.filled()",
      "'configuration' cannot change: it is a 'let' constant"),
    Slip(
      "        self.service = service\n", "        service = service\n",
      "cannot assign to 'service': it is a parameter here"),
    Slip("[weak self] newName in", "[weak slef] newName in", "cannot find 'slef' in this file"),
    Slip(
      "@Published private(set) var user: User?", "@Published private(set) let user: User?",
      "'@Published' stands before 'var', and not before 'let'"),
    Slip(
      "throw ProfileError.notFound(\"\\(id)\")", "throws ProfileError.notFound(\"\\(id)\")",
      "'throws' begins no statement"),
    Slip("private lazy var editButton", "lazy private vr editButton", "expected a declaration"),
    Slip(
      "    func load(id: Int) async throws -> User\n}", "    func load(id: Int) async throws > User\n}",
      "expected '->' before the type that is given back"),
    Slip(
      "    func load(id: Int) async throws -> User\n}", "    func load(id: Int) async throw -> User\n}",
      "expected '{' or '->' behind the parameters"),
    Slip(
      "return User(id: id, name: \"Ann\")", "return User(id: id, nme: \"Ann\")",
      "incorrect argument label 'nme:' in call to 'User'"),
    Slip("        do {\n            user", "        {\n            user", "expected a value"),
    Slip("        self.service = service\n", "        self.servce = service\n", "cannot find 'servce' in this file"),
    Slip("private let onSave: (String) -> Void", "private let onSave: (String) > Void", "unexpected character '>'"),
  ]
}
