import Testing

@testable import PresentationModel

/// `presim import --objc`: Objective-C in the Swift of today, which runs.
@Suite struct ObjectiveCImportTests {
  /// A text of Objective-C, parts of its Swift, and a story in which the Swift runs.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let swift: [String]
    let story: String
    /// The lines of which something stays a comment.
    let comments: [Int]
    var testDescription: String { name }

    init(_ name: String, _ text: String, swift: [String] = [], story: String = "", comments: [Int] = []) {
      (self.name, self.text, self.swift, self.story, self.comments) = (name, text, swift, story, comments)
    }
  }

  @Test(arguments: Self.rows + Self.samples)
  func translates(_ row: Row) {
    let translation = ObjectiveCImport(Array(row.text.utf8))
    for part in row.swift { #expect(translation.swift.contains(part), "\(part)\nis not in\n\(translation.swift)") }
    expect(translation.untranslatedLines, equals: row.comments, "\(row.name)\n\(translation.swift)")
    guard !row.story.isEmpty else { return }
    let text = "ios 12\n" + translation.swift + "\n" + row.story + "\n"
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "a.presim")
    guard let program = scenario.program else {
      Issue.record("\(DiagnosticRenderer(scenario.source).render(scenario.diagnostics))\n\(text)")
      return
    }
    var runner = ScenarioRunner(program)
    var failures = runner.launch().failures
    while let outcome = runner.next() { failures += outcome.failures }
    failures += runner.unreached()
    #expect(failures.isEmpty, "\(failures.map { "\($0.line): \($0.message)" })\n\(text)")
  }

  /// The texts of `objective-c.txt`.
  static let samples: [Row] = {
    let file = SourceTree.root.appending(path: "Tests/PresentationModelTests/Import/objective-c.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n=== ").dropFirst().map { sample in
      let head = String(sample.prefix { $0 != "\n" })
      let parts = String(sample.dropFirst(head.count + 1)).components(separatedBy: "\n---\n")
      let lines = head.components(separatedBy: " (lines ").dropFirst().first?.dropLast() ?? ""
      return Row(
        head, parts[0], story: parts.last ?? "",
        comments: lines.components(separatedBy: ", ").compactMap { Int($0) })
    }
  }()

  @Test func hasItsSamples() { expect(Self.samples.count, equals: 37) }

  /// What cannot be translated is a comment at its place, and the rest is Swift.
  @Test(arguments: [
    (
      "- (void)a {\n    @try { [self b]; } @catch (id e) { }\n    [self dismissViewControllerAnimated:YES completion:nil];\n}",
      [2, 2], "        b()\n        // not translated: @catch (id e) { }\n        dismiss(animated: true)"
    ),
    ("- (void)a {\n    int values[3];\n    [self c];\n}\n", [2], "c()"),
    ("typedef struct { int a; } Pair;\n@implementation A\n- (void)a { [self b: 1, 2]; }\n@end", [1, 3], "class A"),
    (
      "- (void)a {\n    for (;;) { break; }\n    void (*f)(int) = NULL;\n    self.title = [NSString stringWithFormat:@\"%.2f\", x];\n}",
      [2, 3], "title = String(format: \"%.2f\", x)"
    ),
    ("template <typename T> class Stack { };\n@implementation A\n- (void)a { [self b]; }\n@end", [1], "func a()"),
    ("#if DEBUG\n@implementation A\n- (void)a { }\n@end\n#endif", [1, 5], "class A"),
    (
      "func open() {\n    present(x, animated: true)\n}\n[self dismissViewControllerAnimated:NO completion:nil];\n", [],
      "func open() {\n    present(x, animated: true)\n}\ndismiss(animated: false)"
    ),
  ])
  func leavesTheRest(_ text: String, _ lines: [Int], _ part: String) {
    let translation = ObjectiveCImport(Array(text.utf8))
    var once: [Int] = []
    for line in lines where once.last != line { once.append(line) }
    expect(translation.untranslatedLines, equals: once, "\(translation.swift)")
    #expect(translation.swift.contains(part), "\(translation.swift)")
  }

  /// Half a text, unbalanced brackets, and brackets without end are no fault.
  @Test func endsEverywhere() {
    for row in Self.rows {
      let bytes = Array(row.text.utf8)
      for end in stride(from: 0, to: bytes.count, by: 7) { _ = ObjectiveCImport(Array(bytes[..<end])) }
      for start in stride(from: 0, to: bytes.count, by: 23) { _ = ObjectiveCImport(Array(bytes[start...])) }
    }
    for piece in [
      "[", "(", "{", "^{", "@[", "- (void)a {", "@interface A ", "if (", "a ? ", "[a b:", "!", "(id)", "NSArray<",
    ] {
      _ = ObjectiveCImport(Array(String(repeating: piece, count: 500).utf8))
    }
  }

  static let rows: [Row] =
    documents + [
      Row(
        "a weak self, an action, a delegate that need not answer",
        """
        @protocol CardDelegate <NSObject>
        @optional
        - (void)cardDidClose:(UIViewController *)card;
        @end
        @interface CardViewController : UIViewController
        @property (nonatomic, weak) id<CardDelegate> delegate;
        @property (nonatomic, copy) void (^onDone)(BOOL saved);
        @end
        @implementation CardViewController
        - (void)close {
            if (self.onDone) { self.onDone(YES); }
            if ([self.delegate respondsToSelector:@selector(cardDidClose:)]) {
                [self.delegate cardDidClose:self];
            }
        }
        @end
        @interface HomeViewController : UIViewController <CardDelegate>
        @property (nonatomic) NSInteger count;
        @end
        @implementation HomeViewController
        - (IBAction)open:(id)sender {
            CardViewController *card = [[CardViewController alloc] init];
            card.delegate = self;
            __weak typeof(self) weakSelf = self;
            card.onDone = ^(BOOL saved) {
                __strong typeof(weakSelf) strongSelf = weakSelf;
                if (!strongSelf) return;
                strongSelf.count++;
            };
            [card setModalPresentationStyle:UIModalPresentationOverFullScreen];
            [self presentViewController:card animated:YES completion:nil];
        }
        - (void)cardDidClose:(UIViewController *)card {
            [card dismissViewControllerAnimated:YES completion:nil];
        }
        @end
        """,
        swift: [
          "@objc protocol CardDelegate: AnyObject {\n    @objc optional func cardDidClose(_ card: UIViewController)\n}",
          "onDone?(true)\n", "delegate?.cardDidClose?(self)\n",
          "[weak self] _ in\n            guard let self else { return }",
          "@IBAction func open(_ sender: Any?)", "card.modalPresentationStyle = .overFullScreen",
        ],
        story: """
          window
            home: HomeViewController
          home.open(nil)
          expect presentation(card).style == .overFullScreen
          card.close()
          expect home.presentedViewController == nil
          expect home.count == 1
          """),
      Row(
        "an animator",
        """
        @interface FadeAnimator : NSObject <UIViewControllerAnimatedTransitioning>
        @end
        @implementation FadeAnimator
        - (NSTimeInterval)transitionDuration:(id<UIViewControllerContextTransitioning>)transitionContext { return 0.3; }
        - (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext {
            UIViewController *toVC = [transitionContext viewControllerForKey:UITransitionContextToViewControllerKey];
            [[transitionContext containerView] addSubview:toVC.view];
            [UIView animateWithDuration:0.3 animations:^{
                toVC.view.alpha = 1;
            } completion:^(BOOL finished) {
                [transitionContext completeTransition:![transitionContext transitionWasCancelled]];
            }];
        }
        @end
        @implementation HomeViewController {
            FadeAnimator *_animator;
        }
        - (void)open {
            UIViewController *card = [[UIViewController alloc] init];
            card.transitioningDelegate = self;
            card.modalPresentationStyle = UIModalPresentationCustom;
            [self presentViewController:card animated:YES completion:nil];
        }
        - (id<UIViewControllerAnimatedTransitioning>)animationControllerForPresentedController:(UIViewController *)presented presentingController:(UIViewController *)presenting sourceController:(UIViewController *)source {
            _animator = [FadeAnimator new];
            return _animator;
        }
        @end
        """,
        swift: [
          "if let toVC {\n            transitionContext.containerView.addSubview(toVC.view)",
          "var animator: FadeAnimator?",
          "class HomeViewController: UIViewController, UIViewControllerTransitioningDelegate",
        ],
        story: """
          window
            home: HomeViewController
          home.open()
          expect card.view.window == window
          """),
      Row(
        "lists, loops, choices, a lazy property, a constant, a setter",
        """
        static NSString * const kTitle = @"Detail";
        typedef NS_ENUM(NSInteger, Way) { WayPush, WayPresent };
        @interface HomeViewController : UIViewController
        @property (nonatomic, assign) Way way;
        @property (nonatomic, strong) UIViewController *detail;
        @property (nonatomic, strong) NSMutableArray *names;
        @property (nonatomic, strong) UIViewController *child;
        @end
        @implementation HomeViewController
        - (UIViewController *)detail {
            if (!_detail) {
                _detail = [[UIViewController alloc] init];
                _detail.title = kTitle;
            }
            return _detail;
        }
        - (void)setChild:(UIViewController *)child {
            [_child willMoveToParentViewController:nil];
            [_child.view removeFromSuperview];
            [_child removeFromParentViewController];
            _child = child;
            [self addChildViewController:child];
            [self.view addSubview:child.view];
            [child didMoveToParentViewController:self];
        }
        - (void)go {
            for (int i = 0; i < 3; i++) { [self.names addObject:[NSString stringWithFormat:@"n%d", i]]; }
            switch (self.way) {
                case WayPush:
                    [self.navigationController pushViewController:self.detail animated:NO];
                    break;
                case WayPresent: {
                    [self presentViewController:self.detail animated:NO completion:nil];
                    break;
                }
            }
            if (self.presentedViewController && self.names.count > 2) { self.title = self.names.lastObject; }
        }
        @end
        """,
        swift: [
          "enum Way: Int {\n    case push\n    case present\n}", "lazy var detail: UIViewController = {",
          "for i in 0..<3 {",
          "private var _child: UIViewController?", "case .present:",
        ],
        story: """
          window
            nav: UINavigationController
              home: HomeViewController
          one: UIViewController
          two: UIViewController
          home.way = .present
          home.go()
          expect detail.title == "Detail"
          expect home.title == "n2"
          home.child = one
          home.child = two
          expect home.children == [two]
          """),
    ]
}
