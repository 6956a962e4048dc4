/// What people see and type, and the entries that explain it: the titles of bug reports and questions, in everyday words.
struct Symptom: Sendable {
  /// The same thing said in several ways, separated by semicolons.
  let said: String
  /// IDs of the rulebook and file names of `Scenarios/questions`, the best first.
  let leadsTo: String

  init(_ said: String, _ leadsTo: String) {
    self.said = said
    self.leadsTo = leadsTo
  }
}

extension Symptom {
  /// Rules as documentation states them.
  static let statements: [Symptom] = [
    Symptom(
      "a view must not be shared between view controllers; one view for two view controllers; share a view between controllers",
      "C-E04 LOD-01"),
    Symptom(
      "child; child view controller; container; container view controller; custom container; children of a container; parent and child; addChild; removeFromParent; didMove toParent",
      "CON-01 CON-02 CON-03 CON-04 CON-05"),
    Symptom(
      "life cycle; lifecycle of a view controller; lifecycle callbacks; view life cycle; viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear",
      "ORD-05 ORD-06 ORD-02 LOD-06"),
    Symptom(
      "lazy loading of the view; lazily loaded at the first access",
      "LOD-01"),
    Symptom(
      "presenting and presented view controller; presenting view controller relation; relation between presenting and presented",
      "QRY-02 QRY-01 QRY-03"),
    Symptom("partial curl; curl only from full screen; page curl transition style of a modal", "PRE-03 PRE-04"),
    Symptom("addChild calls willMove toParent automatically; addChild calls willMove", "CON-01"),
    Symptom(
      "child view added without parent relationship raises exception; adding the view of a child without addChild raises; child view is added before addChild",
      "CON-08 CON-09 C-E01"),
    Symptom(
      "transition from to duration adds the new view and removes the old; transition(from:to:) exchanges the views of two children",
      "CON-10"),
    Symptom(
      "full screen is the default presentation style; default value of modalPresentationStyle; presents as a card since iOS 13; modal shows as card and not full screen; fullscreen modal not full screen any more; modal presentation covers only half or most of the screen and the previous screen shows behind",
      "STY-01"),
    Symptom(
      "over full screen does not remove the presenting view; over full screen leaves the views below; which styles remove the presenting view",
      "REM-01"),
    Symptom(
      "page sheet in portrait is full screen; page sheet fills the screen in portrait; form sheet in portrait is full screen",
      "ADP-04"),
    Symptom(
      "partial curl cannot present another view controller; a curled view controller presents nothing", "PRE-04 PRE-03"),
    Symptom(
      "nearest ancestor that is a navigation controller; nearest ancestor that is a tab bar controller or split view controller",
      "QRY-04"),
    Symptom(
      "the search for the presentation context presenting parent container root; how the presentation context is found; search for the context goes up to the root",
      "CTX-04 CTX-05"),
    Symptom(
      "a presented view controller that presents is itself the context; presented view controller presents another one itself",
      "CTX-03"),
    Symptom(
      "one presentation context can have only one presented view controller; a context presents only one at a time",
      "PRE-11"),
    Symptom(
      "over current context only with cover vertical; over current context and another transition style raises exception",
      "TRN-06"),
    Symptom("viewForKey returns nil; view(forKey:) is nil; viewForKey nil the animator must not touch it", "CUS-16"),
    Symptom(
      "only the root or full screen view controller is asked for supported orientations; who is asked for supportedInterfaceOrientations",
      "BAR-06 BAR-11"),
    Symptom(
      "split view controller shows one column in compact width; split view controller in compact width shows one at a time",
      "SPL-02 SPL-03"),
    Symptom("transitionDuration is called before the animation; transitionDuration of the animator", "CUS-09 CUS-05"),
    Symptom(
      "rotation methods are forwarded to children; shouldAutomaticallyForwardRotationMethods; willRotate didRotate of children",
      "ORD-35"),
    Symptom(
      "launch in portrait then rotate; attemptRotationToDeviceOrientation; interface follows the orientation of the device",
      "BAR-06 BAR-13"),
    Symptom("canPerformUnwindSegueAction sender; canPerformUnwindSegueAction from withSender", "SEG-12 SEG-11"),
  ]

  static let all: [Symptom] =
    statements + callbacks + blackScreens + nothingAppears + dismissals + whoPresents + styles + devices
    + stacks + tabsAndPages + searches + transitions + segues + containment + size + memory + crashes + surroundings
    + howToPresent + howToNavigate + howToFollow
}
