/// The samples of the classic documents, with what the documents say of them.
extension ObjectiveCImportTests {
  static let documents: [Row] = [
    Row(
      "a table view as root view",
      """
      - (void)loadView {
          UITableView *tableView = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, kScreenWidth, kScreenHeight) style:UITableViewStylePlain];
          self.view = tableView;
      }
      """,
      swift: ["override func loadView() {", "view = tableView"],
      story: "window\n  home: ViewController\nexpect home.isViewLoaded"),
    Row(
      "a drawer",
      """
      - (instancetype)initWithCenterViewController:(UIViewController *)centerViewController
                                leftViewController:(UIViewController *)leftViewController {
          if (self = [super init]) {
              _centerViewController = centerViewController;
              _leftViewController = leftViewController;
              [self addChildViewController:_leftViewController];
              [self addChildViewController:_centerViewController];
              _centerViewController.view.frame = self.view.bounds;
              _leftViewController.view.frame = CGRectMake(-200, 0, 200, kScreenHeight);
              [self.view addSubview:_leftViewController.view];
              [self.view addSubview:_centerViewController.view];
              [_leftViewController didMoveToParentViewController:self];
              [_centerViewController didMoveToParentViewController:self];
       }
          return self;
      }
      """,
      swift: ["init(centerViewController: UIViewController, leftViewController: UIViewController) {"],
      story: """
        center: UIViewController
        left: UIViewController
        drawer: ViewController(centerViewController: center, leftViewController: left)
        window
          home: UIViewController
        window.rootViewController = drawer
        expect drawer.children == [left, center]
        """),
    Row(
      "a child is taken out",
      """
      - (void) hideContentController: (UIViewController*) content {
         [content willMoveToParentViewController:nil];
         [content.view removeFromSuperview];
         [content removeFromParentViewController];
      }
      """,
      story: """
        window
          container: ViewController
            content: UIViewController
        container.hideContentController(content)
        expect container.children == []
        """),
    Row(
      "a child is shown",
      """
      - (void) displayContentController: (UIViewController*) content {
         [self addChildViewController:content];
         content.view.frame = [self frameForContentController];
         [self.view addSubview:self.currentClientView];
         [content didMoveToParentViewController:self];
      }
      """,
      swift: ["content.view.frame = frameForContentController()"],
      story: """
        window
          container: ViewController
        content: UIViewController
        container.displayContentController(content)
        expect content.parent == container
        """),
    Row(
      "one child for another, with a brace too few",
      """
      - (void)cycleFromViewController: (UIViewController*) oldVC
                     toViewController: (UIViewController*) newVC {
         // Prepare the two view controllers for the change.
         [oldVC willMoveToParentViewController:nil];
         [self addChildViewController:newVC];

         newVC.view.frame = [self newViewStartFrame];
         CGRect endFrame = [self oldViewEndFrame];

         [self transitionFromViewController: oldVC toViewController: newVC
              duration: 0.25 options:0
              animations:^{
                  newVC.view.frame = oldVC.view.frame;
                  oldVC.view.frame = endFrame;
              }
              completion:^(BOOL finished) {
                 [oldVC removeFromParentViewController];
                 [newVC didMoveToParentViewController:self];
              }];
      """,
      swift: ["transition(from: oldVC, to: newVC, duration: 0.25, options: [], animations: {"],
      story: """
        window
          container: ViewController
            old: UIViewController
        next: UIViewController
        container.cycleFromViewController(old, toViewController: next)
        expect container.children == [next]
        expect next.view.isReachable
        """),
    Row(
      "methods of a rotation are not forwarded: in Swift that is a method, and its neighbour a property",
      """
      - (BOOL)shouldAutomaticallyForwardRotationMethods {
          return NO;
      }
      - (NSTimeInterval)transitionDuration:(id<UIViewControllerContextTransitioning>)transitionContext {
          return 0.3;
      }
      """,
      swift: [
        "override func shouldAutomaticallyForwardRotationMethods() -> Bool {\n        return false\n    }",
        "func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {",
      ],
      story: """
        window
          container: ViewController
            kid: UIViewController
        device.rotate(to: .landscape)
        expect no event kid.willRotate(to: .landscapeLeft)
        """),
    Row(
      "appearance is not forwarded, but told by hand",
      """
      - (BOOL) shouldAutomaticallyForwardAppearanceMethods {
          return NO;
      }
      -(void) viewWillAppear:(BOOL)animated {
          [self.child beginAppearanceTransition: YES animated: animated];
      }
      -(void) viewDidAppear:(BOOL)animated {
          [self.child endAppearanceTransition];
      }
      """,
      swift: ["override var shouldAutomaticallyForwardAppearanceMethods: Bool {\n        return false\n    }"],
      story: """
        window
          container: ViewController
            kid: UIViewController
        expect no event kid.viewWillAppear
        """),
    Row(
      "the experiment of the fifth document",
      """
      FirstPresentVC *vc = [[FirstPresentVC alloc] init];
      vc.modalPresentationStyle = UIModalPresentationOverCurrentContext;
      [self presentViewController:vc animated:YES completion:nil];
      """,
      swift: [
        "let vc = FirstPresentVC()\nvc.modalPresentationStyle = .overCurrentContext\npresent(vc, animated: true)\n"
      ]),
    Row("a line of it", "self.definesPresentationContext = YES", swift: ["definesPresentationContext = true"]),
  ]
}
