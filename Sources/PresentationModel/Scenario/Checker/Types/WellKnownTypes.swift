/// Names of types and protocols that Swift, Foundation, Combine and UIKit have, as far as apps name them often: a name beside
/// one of them is a slip, and one that is here is none.
enum WellKnownTypes {
  static let names: Set<String> = Set(all)

  /// Swift's own, which are meant in whatever letters they are written.
  static let standard = [
    "String", "Int", "Bool", "Double", "Float", "CGFloat", "Array", "Dictionary", "Character", "Set", "Void", "Any",
    "AnyObject", "Date", "Data", "Error", "Result", "Optional",
  ]

  /// Those that are long enough for a letter too few or too many to make no other word.
  static let candidates = (all.filter { $0.utf8.count > 5 && !short.contains($0) } + ["Error", "Never", "Array"])
    .sorted()

  /// What generic types of Swift's and Combine's take.
  static func parameters(of word: String) -> Int? {
    switch word {
    case "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "Task", "Dictionary": 2
    default: nil
    }
  }

  /// Types of other languages, with Swift's.
  static func foreign(_ word: String) -> String? {
    switch word {
    case "Boolean", "boolean": "Bool"
    case "Integer", "integer": "Int"
    default: nil
    }
  }

  /// Names from which another word is one letter away.
  private static let short: Set<String> = [
    "String", "Bundle", "Locale", "Result", "Future", "Decimal", "Timer", "Stream", "Process", "Scanner", "Operation",
    "Thread", "Mirror", "UIMenu", "UIView", "UIFont", "UIEvent", "UITouch", "NSDate", "NSData", "NSLock", "CGSize",
    "CGRect", "NSNull", "NSSet", "NSURL", "UIPage",
  ]

  /// A delegate's or a data source's protocol of UIKit's whose words are all there but one or two: without `Controller`,
  /// `Transition` for `Transitioning`.
  static func protocolMeant(by word: String) -> String? {
    guard word.hasPrefix("UI"), word.utf8.count > 12, !names.contains(word),
      ["Delegate", "DataSource", "Updating", "Transitioning"].contains(where: { word.hasSuffix($0) })
    else { return nil }
    let own = words(word)
    return all.first { other in
      guard other.hasPrefix("UI"), other != word else { return false }
      let theirs = words(other)
      guard theirs.count >= own.count, theirs.count - own.count <= 1, theirs.first == own.first,
        theirs.last == own.last, own.count > 2
      else { return false }
      var (row, changed) = (0, theirs.count - own.count)
      for part in theirs {
        if row < own.count, own[row] == part {
          row += 1
        } else if row < own.count, theirs.count == own.count, own[row].utf8.count > 5, part.hasPrefix(own[row]) {
          (row, changed) = (row + 1, changed + 1)
        } else if theirs.count == own.count {
          return false
        }
      }
      return row == own.count && changed == 1
    }
  }

  /// `UISheetPresentation` as `UI`, `Sheet`, `Presentation`.
  private static func words(_ text: String) -> [String] {
    var result = ["UI"]
    for byte in text.utf8.dropFirst(2) {
      if byte.isCapital || result.count == 1 { result.append("") }
      result[result.count - 1].append(Character(Unicode.Scalar(byte)))
    }
    return result
  }

  private static let all =
    (swift + foundation + combine + uikit).parts(between: " ")

  private static let swift = """
    String Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Bool Double Float Float16 CFloat CInt CChar CLong \
    Array Dictionary Set Optional Result Error Never Void Any AnyObject AnyClass AnyHashable Character Substring Sequence \
    Collection Codable Decodable Encodable Equatable Hashable Comparable Identifiable CaseIterable RawRepresentable \
    CustomStringConvertible CustomDebugStringConvertible CodingKey Encoder Decoder IteratorProtocol Sendable MainActor \
    Task TaskGroup Actor OptionSet AsyncSequence AsyncStream AsyncThrowingStream CheckedContinuation KeyPath \
    WritableKeyPath ReferenceWritableKeyPath PartialKeyPath AnyKeyPath Numeric BinaryInteger FloatingPoint Range \
    ClosedRange Unicode StringProtocol BidirectionalCollection RandomAccessCollection MutableCollection \
    RangeReplaceableCollection AdditiveArithmetic SignedNumeric Strideable LosslessStringConvertible \
    ExpressibleByStringLiteral ExpressibleByIntegerLiteral ExpressibleByArrayLiteral ContiguousArray ArraySlice Mirror \
    ObjectIdentifier Unmanaged UnsafePointer UnsafeMutablePointer UnsafeRawPointer OpaquePointer CancellationError \
    DecodingError EncodingError SystemRandomNumberGenerator ContinuousClock Duration Clock GlobalActor CommandLine \
    AnySequence AnyIterator AnyCollection LazySequence ObservableObject Observable Bindable
    """

  private static let foundation = """
     Date Data URL URLRequest URLSession URLSessionConfiguration URLComponents URLQueryItem URLResponse HTTPURLResponse \
    URLSessionDataTask URLSessionTask URLSessionDelegate URLError UUID IndexPath IndexSet TimeInterval Timer Notification \
    NotificationCenter UserDefaults FileManager Bundle Calendar DateComponents DateFormatter DateInterval NumberFormatter \
    ISO8601DateFormatter Formatter Locale TimeZone JSONDecoder JSONEncoder JSONSerialization LocalizedError Decimal \
    Measurement Operation OperationQueue BlockOperation Thread RunLoop Scanner Stream InputStream OutputStream Process \
    ProcessInfo Progress CharacterSet AttributedString PersonNameComponents PropertyListDecoder PropertyListEncoder \
    NSObject NSObjectProtocol NSString NSMutableString NSAttributedString NSMutableAttributedString NSCoder NSCoding \
    NSSecureCoding NSCopying NSMutableCopying NSError NSNumber NSValue NSPredicate NSRange NSDate NSData NSMutableData \
    NSArray NSMutableArray NSDictionary NSMutableDictionary NSSet NSMutableSet NSOrderedSet NSURL NSNull NSLock \
    NSCache NSRegularExpression NSNotification NSUserActivity NSItemProvider NSSortDescriptor NSManagedObject \
    NSManagedObjectContext NSManagedObjectID NSPersistentContainer NSFetchRequest NSFetchedResultsController \
    NSFetchedResultsControllerDelegate NSLayoutConstraint NSLayoutAnchor NSTextAttachment NSTextStorage NSLayoutManager \
    NSTextContainer NSShadow NSParagraphStyle NSMutableParagraphStyle NSKeyValueObservation NSDirectionalEdgeInsets \
    NSDiffableDataSourceSnapshot NSDiffableDataSourceSectionSnapshot NSCollectionLayoutSection NSCollectionLayoutItem \
    NSCollectionLayoutGroup NSCollectionLayoutSize NSCollectionLayoutDimension NSCollectionLayoutEnvironment \
    NSCollectionLayoutBoundarySupplementaryItem NSUUID NSException NSRecursiveLock NSKeyedArchiver NSKeyedUnarchiver \
    DispatchQueue DispatchWorkItem DispatchGroup DispatchTime DispatchTimeInterval DispatchSemaphore DispatchSource \
    DispatchSourceTimer DispatchQoS ObjCBool Selector CFString CFArray CFDictionary CFTimeInterval CGFloat CGRect CGSize \
    CGPoint CGVector CGColor CGImage CGPath CGMutablePath CGContext CGGradient CGLayer CGAffineTransform CALayer \
    CAShapeLayer CAGradientLayer CAAnimation CABasicAnimation CAKeyframeAnimation CAAnimationGroup CATransition \
    CATransaction CADisplayLink CAMediaTimingFunction CATransform3D CAEmitterLayer CATextLayer CAReplicatorLayer
    """

  private static let combine = """
     PassthroughSubject CurrentValueSubject AnyCancellable AnyPublisher AnySubscriber AnySubject Publisher Publishers \
    Subscriber Subscribers Subscription Published Cancellable Future Just Empty Fail Deferred ConnectablePublisher \
    ObservableObjectPublisher Subject
    """

  private static let uikit = """
     UIApplication UIApplicationDelegate UISceneDelegate UIWindowSceneDelegate UIWindowScene UIScene UISceneSession \
    UISceneConfiguration UIResponder UIView UIWindow UIScreen UIDevice UIColor UIFont UIFontMetrics UIFontDescriptor \
    UIImage UIImageView UILabel UIButton UITextField UITextView UISwitch UISlider UIStepper UISegmentedControl UIControl \
    UIPageControl UIProgressView UIActivityIndicatorView UIDatePicker UIPickerView UIScrollView UIStackView UITableView \
    UITableViewCell UITableViewHeaderFooterView UITableViewController UICollectionView UICollectionViewCell \
    UICollectionReusableView UICollectionViewController UICollectionViewLayout UICollectionViewFlowLayout \
    UICollectionViewCompositionalLayout UICollectionViewDiffableDataSource UITableViewDiffableDataSource \
    UICollectionViewListCell UICollectionViewLayoutAttributes UIListContentConfiguration UIContentConfiguration \
    UIContentView UIBackgroundConfiguration UIContentUnavailableConfiguration UIContentUnavailableView UIViewController \
    UINavigationController UITabBarController UISplitViewController UIPageViewController UIAlertController UIAlertAction \
    UIActivityViewController UIActivity UISearchController UISearchBar UISearchTextField UIImagePickerController \
    UIDocumentPickerViewController UIDocumentBrowserViewController UIFontPickerViewController \
    UIColorPickerViewController UIHostingController UIReferenceLibraryViewController UIVideoEditorController \
    UINavigationBar UINavigationItem UINavigationBarAppearance UIBarButtonItem UIBarItem UIBarAppearance UITabBar \
    UITabBarItem UITabBarAppearance UIToolbar UIToolbarAppearance UIVisualEffectView UIVisualEffect UIBlurEffect \
    UIVibrancyEffect UIRefreshControl UIGestureRecognizer UITapGestureRecognizer UIPanGestureRecognizer \
    UIPinchGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer UIRotationGestureRecognizer \
    UIScreenEdgePanGestureRecognizer UIHoverGestureRecognizer UIPresentationController UISheetPresentationController \
    UIPopoverPresentationController UIPopoverBackgroundView UIPercentDrivenInteractiveTransition UIViewPropertyAnimator \
    UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UINib UIMenu UIAction UICommand UIKeyCommand \
    UIMenuElement UIDeferredMenuElement UIContextualAction UISwipeActionsConfiguration UIContextMenuConfiguration \
    UIContextMenuInteraction UITargetedPreview UIPreviewParameters UIDragItem UIDragInteraction UIDropInteraction \
    UIPasteboard UITouch UIEvent UIPress UITraitCollection UITraitEnvironment UIContentContainer UILayoutGuide \
    UIEdgeInsets UIOffset UIBezierPath UIGraphicsImageRenderer UIImpactFeedbackGenerator UINotificationFeedbackGenerator \
    UISelectionFeedbackGenerator UIFeedbackGenerator UIModalPresentationStyle UIModalTransitionStyle UIInterfaceOrientation \
    UIInterfaceOrientationMask UIStatusBarStyle UIStatusBarAnimation UIUserInterfaceStyle UIUserInterfaceSizeClass \
    UIUserInterfaceIdiom UIRectEdge UIRectCorner UIReturnKeyType UIKeyboardType UIKeyboardAppearance UILayoutPriority \
    UIBackgroundTaskIdentifier UIBarMetrics UIBarPosition UIBarStyle UIBlurEffectStyle UIPopoverArrowDirection \
    UIUserNotificationSettings UILocalNotification UITextRange UITextPosition UITextInput UITextInputTraits UIKeyInput \
    UITextContentType UIAccessibilityElement UIAccessibilityTraits UIAccessibilityCustomAction UIResponderStandardEditActions \
    UIViewControllerTransitioningDelegate UIViewControllerAnimatedTransitioning UIViewControllerInteractiveTransitioning \
    UIViewControllerContextTransitioning UIViewControllerTransitionCoordinator \
    UIViewControllerTransitionCoordinatorContext UIViewControllerPreviewing UIViewControllerPreviewingDelegate \
    UIViewControllerRepresentable UIViewRepresentable UIViewControllerRestoration UIAdaptivePresentationControllerDelegate \
    UIPopoverPresentationControllerDelegate UISheetPresentationControllerDelegate UINavigationControllerDelegate \
    UITabBarControllerDelegate UITabBarDelegate UINavigationBarDelegate UIToolbarDelegate UIBarPositioning \
    UIBarPositioningDelegate UISplitViewControllerDelegate UIPageViewControllerDelegate UIPageViewControllerDataSource \
    UISearchControllerDelegate UISearchResultsUpdating UISearchBarDelegate UISearchTextFieldDelegate UITableViewDelegate \
    UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDragDelegate UITableViewDropDelegate \
    UICollectionViewDelegate UICollectionViewDataSource UICollectionViewDelegateFlowLayout \
    UICollectionViewDataSourcePrefetching UICollectionViewDragDelegate UICollectionViewDropDelegate UIScrollViewDelegate \
    UIScrollViewAccessibilityDelegate UITextFieldDelegate UITextViewDelegate UITextInputDelegate UIPickerViewDelegate \
    UIPickerViewDataSource UIPickerViewAccessibilityDelegate UIImagePickerControllerDelegate UIDocumentPickerDelegate \
    UIDocumentInteractionControllerDelegate UIDocumentInteractionController UIDocumentBrowserViewControllerDelegate \
    UIDocumentMenuDelegate UIGestureRecognizerDelegate UIContextMenuInteractionDelegate UIDragInteractionDelegate \
    UIDropInteractionDelegate UIActionSheetDelegate UIAlertViewDelegate UIActivityItemSource UIWebViewDelegate \
    UIColorPickerViewControllerDelegate UIFontPickerViewControllerDelegate UICloudSharingControllerDelegate \
    UIPointerInteractionDelegate UIPencilInteractionDelegate UIScribbleInteractionDelegate UITextDropDelegate \
    UITextDragDelegate UITextPasteDelegate UIPopoverControllerDelegate UIVideoEditorControllerDelegate \
    UIStateRestoring UIObjectRestoration UIGuidedAccessRestrictionDelegate \
    UICalendarView UICalendarViewDelegate UICalendarSelectionSingleDateDelegate UICalendarSelectionMultiDateDelegate \
    UIFocusEnvironment UIFocusItem UISpringLoadedInteraction UICollisionBehaviorDelegate UIDynamicAnimatorDelegate \
    UIDynamicAnimator UICollisionBehavior UIGravityBehavior UISnapBehavior UIAttachmentBehavior UIDynamicItem UIDynamicItemBehavior \
    UIPushBehavior UIPrintInteractionController UIPrintInteractionControllerDelegate UIViewAnimating UIViewAnimatingPosition \
    UITimingCurveProvider UISpringTimingParameters UICubicTimingParameters UIViewImplicitlyAnimating UITab UITabGroup \
    UISearchTab UISearchSuggestion UILargeContentViewer UILargeContentViewerItem UIAppearance UIAppearanceContainer \
    UIUserActivityRestoring UITextInputMode UITextSelectionRect UITextChecker UITextInteraction UIFindInteraction \
    UIEditMenuInteraction UIEditMenuInteractionDelegate UIEditMenuConfiguration UIToolTipInteraction UIMotionEffect \
    UIInterpolatingMotionEffect UIMotionEffectGroup UIInputView UIInputViewController UILexicon UIManagedDocument \
    UIDocument UIUndoManager UIPasteControl UIPasteConfiguration UIShadowProperties UISymbolEffect UITrackingLayoutGuide \
    UIKeyboardLayoutGuide UIFocusGuide UIHoverStyle UIShape UIWindowSceneGeometry UICornerConfiguration UIGlassEffect
    """
}
