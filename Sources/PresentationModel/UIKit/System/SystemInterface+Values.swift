extension SystemInterface {
  /// Plain values, colours, and what Foundation and Dispatch have. Sizes take numbers of three types.
  static let values = """
    struct CGSize
     init(width: Any, height: Any)
     init()
     static var zero: CGSize
     var width, height: CGFloat
    struct CGPoint
     init(x: Any, y: Any)
     init()
     static var zero: CGPoint
     var x, y: CGFloat
    struct CGRect
     init(x: Any, y: Any, width: Any, height: Any)
     init(origin: CGPoint, size: CGSize)
     init()
     static var zero, null, infinite: CGRect
     var origin: CGPoint
     var size: CGSize
     var width, height, minX, midX, maxX, minY, midY, maxY: CGFloat
     var isEmpty, isNull: Bool
     func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
     func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
     func contains(_: CGPoint) -> Bool
     func contains(_: CGRect) -> Bool
    struct UIEdgeInsets
     init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
     init()
     static var zero: UIEdgeInsets
     var top, left, bottom, right: CGFloat
    struct NSDirectionalEdgeInsets
     init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
     init()
     static var zero: NSDirectionalEdgeInsets
     var top, leading, bottom, trailing: CGFloat
    struct IndexPath
     init(row: Int, section: Int)
     init(item: Int, section: Int)
     var row, section, item, count: Int
    struct URL
     init?(string: String, relativeTo: URL? = _)
     init(fileURLWithPath: String, isDirectory: Bool, relativeTo: URL? = _)
     init(fileURLWithPath: String, relativeTo: URL? = _)
     var absoluteString, lastPathComponent, pathExtension, path, relativePath, relativeString: String
     var scheme, host, query, fragment, user, password: String?
     var port: Int?
     var pathComponents: [String]
     var isFileURL, hasDirectoryPath: Bool
     func host(percentEncoded: Bool = _) -> String?
     func path(percentEncoded: Bool = _) -> String
     func query(percentEncoded: Bool = _) -> String?
     func fragment(percentEncoded: Bool = _) -> String?
     func user(percentEncoded: Bool = _) -> String?
     func password(percentEncoded: Bool = _) -> String?
    struct URLRequest
     init(url: URL, cachePolicy: URLRequest.CachePolicy = _, timeoutInterval: TimeInterval = _)
     var httpMethod: String?
     mutating func setValue(_: String?, forHTTPHeaderField: String)
     mutating func addValue(_: String, forHTTPHeaderField: String)
     var url: URL?
     var timeoutInterval: TimeInterval
    struct URLQueryItem
     init(name: String, value: String?)
     var name: String
     var value: String?
    struct URLComponents
     init()
     init?(string: String)
     init?(url: URL, resolvingAgainstBaseURL: Bool)
     var scheme, user, password, host, query, fragment, string: String?
     var path: String
     var port: Int?
     var url: URL?
     var queryItems: [URLQueryItem]?
    struct Date
     init()
     init(timeIntervalSinceNow: Any)
     init(timeIntervalSince1970: Any)
     init(timeIntervalSinceReferenceDate: Any)
     init(timeInterval: Any, since: Date)
     var timeIntervalSinceNow, timeIntervalSince1970, timeIntervalSinceReferenceDate: TimeInterval
     static var now, distantPast, distantFuture: Date
     func addingTimeInterval(_: TimeInterval) -> Date
     func timeIntervalSince(_: Date) -> TimeInterval
    struct DateComponents
     init(calendar: Any = _, timeZone: Any = _, era: Any = _, year: Any = _, month: Any = _, day: Any = _, hour: Any = _, minute: Any = _, second: Any = _, nanosecond: Any = _, weekday: Any = _, weekdayOrdinal: Any = _, quarter: Any = _, weekOfMonth: Any = _, weekOfYear: Any = _, yearForWeekOfYear: Any = _)
    struct UIListContentConfiguration
     static func cell() -> UIListContentConfiguration
     static func subtitleCell() -> UIListContentConfiguration
     static func valueCell() -> UIListContentConfiguration
     static func header() -> UIListContentConfiguration
     static func footer() -> UIListContentConfiguration
     static func plainHeader() -> UIListContentConfiguration
     static func plainFooter() -> UIListContentConfiguration
     static func groupedHeader() -> UIListContentConfiguration
     static func groupedFooter() -> UIListContentConfiguration
     static func prominentInsetGroupedHeader() -> UIListContentConfiguration
     static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration
     static func sidebarCell() -> UIListContentConfiguration
     static func sidebarSubtitleCell() -> UIListContentConfiguration
     static func sidebarHeader() -> UIListContentConfiguration
     static func accompaniedSidebarCell() -> UIListContentConfiguration
     static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration
     var text, secondaryText: String?
     var image: UIImage?
     var attributedText, secondaryAttributedText: NSAttributedString?
     var textProperties, secondaryTextProperties: UIListContentConfiguration.TextProperties
     var imageProperties: UIListContentConfiguration.ImageProperties
     var directionalLayoutMargins: NSDirectionalEdgeInsets
     var imageToTextPadding, textToSecondaryTextHorizontalPadding, textToSecondaryTextVerticalPadding: CGFloat
     var prefersSideBySideTextAndSecondaryText, axesPreservingSuperviewLayoutMargins: Any
    struct UIListContentConfiguration.TextProperties
     var font: UIFont
     var color: UIColor
     var numberOfLines: Int
     var adjustsFontSizeToFitWidth, adjustsFontForContentSizeCategory, allowsDefaultTighteningForTruncation: Bool
     var minimumScaleFactor: CGFloat
     var alignment, lineBreakMode, transform, lineBreakStrategy, colorTransformer, showsExpansionTextWhenTruncated: Any
    struct UIListContentConfiguration.ImageProperties
     var tintColor: UIColor?
     var cornerRadius: CGFloat
     var maximumSize, reservedLayoutSize: CGSize
     var preferredSymbolConfiguration, accessibilityIgnoresInvertColors, tintColorTransformer: Any
     var strokeWidth, strokeColor: Any
    struct UIBackgroundConfiguration
     static func clear() -> UIBackgroundConfiguration
     static func listPlainCell() -> UIBackgroundConfiguration
     static func listGroupedCell() -> UIBackgroundConfiguration
     static func listSidebarCell() -> UIBackgroundConfiguration
     static func listCell() -> UIBackgroundConfiguration
     static func listHeader() -> UIBackgroundConfiguration
     static func listFooter() -> UIBackgroundConfiguration
     static func listPlainHeaderFooter() -> UIBackgroundConfiguration
     static func listGroupedHeaderFooter() -> UIBackgroundConfiguration
     static func listSidebarHeader() -> UIBackgroundConfiguration
     static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration
     var customView: UIView?
     var cornerRadius, strokeWidth, strokeOutset: CGFloat
     var backgroundColor, strokeColor: UIColor?
     var backgroundInsets: NSDirectionalEdgeInsets
     var image: UIImage?
     var visualEffect: Any
    struct NSDiffableDataSourceSnapshot
     init()
     var numberOfItems, numberOfSections: Int
     var sectionIdentifiers, itemIdentifiers, reloadedItemIdentifiers, reloadedSectionIdentifiers: Any
     var reconfiguredItemIdentifiers: Any
     func numberOfItems(inSection: Any) -> Int
     func itemIdentifiers(inSection: Any) -> Any
     func sectionIdentifier(containingItem: Any) -> Any
     func indexOfItem(_: Any) -> Int?
     func indexOfSection(_: Any) -> Int?
     mutating func appendSections(_: Any)
     mutating func appendItems(_: Any, toSection: Any = _)
     mutating func insertItems(_: Any, beforeItem: Any)
     mutating func insertItems(_: Any, afterItem: Any)
     mutating func insertSections(_: Any, beforeSection: Any)
     mutating func insertSections(_: Any, afterSection: Any)
     mutating func deleteItems(_: Any)
     mutating func deleteSections(_: Any)
     mutating func deleteAllItems()
     mutating func moveItem(_: Any, beforeItem: Any)
     mutating func moveItem(_: Any, afterItem: Any)
     mutating func moveSection(_: Any, beforeSection: Any)
     mutating func moveSection(_: Any, afterSection: Any)
     mutating func reloadItems(_: Any)
     mutating func reloadSections(_: Any)
     mutating func reconfigureItems(_: Any)
    class UICollectionViewDiffableDataSource: NSObject
     func snapshot() -> NSDiffableDataSourceSnapshot
     func apply(_: Any, animatingDifferences: Bool = _, completion: Any = _)
     func applySnapshotUsingReloadData(_: Any, completion: Any = _)
     func itemIdentifier(for: IndexPath) -> Any
     func indexPath(for: Any) -> Any
     func sectionIdentifier(for: Int) -> Any
     func index(for: Any) -> Int?
    class UITableViewDiffableDataSource: NSObject
     func snapshot() -> NSDiffableDataSourceSnapshot
     func apply(_: Any, animatingDifferences: Bool = _, completion: Any = _)
     func applySnapshotUsingReloadData(_: Any, completion: Any = _)
     func itemIdentifier(for: IndexPath) -> Any
     func indexPath(for: Any) -> Any
     func sectionIdentifier(for: Int) -> Any
     func index(for: Any) -> Int?
    class UIFont: NSObject
     static func systemFont(ofSize: CGFloat, weight: UIFont.Weight = _, width: UIFont.Width = _) -> UIFont
     static func boldSystemFont(ofSize: CGFloat) -> UIFont
     static func italicSystemFont(ofSize: CGFloat) -> UIFont
     static func preferredFont(forTextStyle: UIFont.TextStyle, compatibleWith: Any = _) -> UIFont
    enum UIFont.Weight
     case ultraLight thin light regular medium semibold bold heavy black
    enum UIFont.TextStyle
     case largeTitle extraLargeTitle extraLargeTitle2 title1 title2 title3 headline subheadline body callout footnote
     case caption1 caption2
    class UIImage: NSObject
     init()
     init?(named: String)
     init?(named: String, in: Any, compatibleWith: Any)
     init?(named: String, in: Any, with: Any)
     func jpegData(compressionQuality: CGFloat) -> Data?
     func pngData() -> Data?
     init?(named: String, in: Any, variableValue: Any, configuration: Any = _)
     init?(systemName: String)
     init?(systemName: String, withConfiguration: Any)
     init?(systemName: String, compatibleWith: Any)
     init?(systemName: String, variableValue: Any, configuration: Any = _)
     init?(data: Any)
     init?(data: Any, scale: Any)
     init?(contentsOfFile: String)
     init(cgImage: Any)
     init(cgImage: Any, scale: Any, orientation: Any)
     init(ciImage: Any)
     init(ciImage: Any, scale: Any, orientation: Any)
     init(resource: Any)
     init(imageLiteralResourceName: String)
     var size: CGSize
    class CGColor
    class CALayer: NSObject
     var cornerRadius, borderWidth, shadowRadius, zPosition: CGFloat
     var opacity, shadowOpacity: Float
     var masksToBounds, isHidden, allowsEdgeAntialiasing, shouldRasterize: Bool
     var borderColor, shadowColor, backgroundColor: CGColor?
     var shadowOffset: CGSize
     var frame, bounds: CGRect
     var position, anchorPoint: CGPoint
     func removeFromSuperlayer()
     func removeAllAnimations()
    struct DispatchTime
     static func now() -> DispatchTime
    class UIColor: NSObject
     init(white: CGFloat, alpha: CGFloat)
     init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
     init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
     init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
     init?(named: String)
     init?(named: String, in: Any, compatibleWith: Any)
     init?(coder: Any)
     init(cgColor: Any)
     init(ciColor: Any)
     init(patternImage: Any)
     init(dynamicProvider: Any)
     init(resource: Any)
     init(_: Any)
     init()
     var cgColor: CGColor
     case black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear systemRed
     case systemGreen systemBlue systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo systemBrown
     case systemMint systemCyan systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 label
     case secondaryLabel tertiaryLabel quaternaryLabel link placeholderText separator opaqueSeparator
     case systemBackground secondarySystemBackground tertiarySystemBackground systemGroupedBackground
     case secondarySystemGroupedBackground tertiarySystemGroupedBackground systemFill secondarySystemFill
     case tertiarySystemFill quaternarySystemFill darkText lightText groupTableViewBackground tintColor
     func withAlphaComponent(_: CGFloat) -> UIColor
    struct Task
     static var isCancelled: Bool
     var isCancelled: Bool
     func cancel()
     static func sleep(_: Any)
     static func sleep(nanoseconds: Any)
     static func sleep(for: Any, tolerance: Any = _, clock: Any = _)
     static func sleep(until: Any, tolerance: Any = _, clock: Any = _)
     static func yield()
    class UIScene.ConnectionOptions: NSObject
     var urlContexts: Set<UIOpenURLContext>
     var userActivities: Set<NSUserActivity>
     var sourceApplication, handoffUserActivityType: String?
     var shortcutItem: UIApplicationShortcutItem?
     var notificationResponse, cloudKitShareMetadata: Any?
    class UIOpenURLContext: NSObject
     var url: URL
     var options: Any
    struct CheckedContinuation
     func resume()
     func resume(returning: Any)
     func resume(throwing: Any)
     func resume(with: Any)
    class DispatchQueue: NSObject
     static var main: DispatchQueue
     func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = _, flags: DispatchWorkItemFlags = _, execute: () -> Void)
     func asyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS = _, flags: DispatchWorkItemFlags = _, execute: () -> Void)
    class Timer: NSObject
     static func scheduledTimer(withTimeInterval: TimeInterval, repeats: Bool, block: (Timer) -> Void) -> Timer
     static func scheduledTimer(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer
     func invalidate()
    struct Notification.Name
     init(_: String)
     init(rawValue: String)
    class UITraitCollection: NSObject
     init()
     init?(coder: Any)
     init(traitsFrom: Any)
     init(mutations: (Any) -> Void)
     init(horizontalSizeClass: Any)
     init(verticalSizeClass: Any)
     init(userInterfaceStyle: Any)
     init(userInterfaceIdiom: Any)
     init(userInterfaceLevel: Any)
     init(layoutDirection: Any)
     init(displayScale: Any)
     init(displayGamut: Any)
     init(forceTouchCapability: Any)
     init(preferredContentSizeCategory: Any)
     init(accessibilityContrast: Any)
     init(legibilityWeight: Any)
     init(activeAppearance: Any)
     init(toolbarItemPresentationSize: Any)
     init(imageDynamicRange: Any)
     init(sceneCaptureState: Any)
     init(typesettingLanguage: Any)
    class CADisplayLink: NSObject
     init(target: Any, selector: Selector)
     func add(to: RunLoop, forMode: Any)
     func remove(from: RunLoop, forMode: Any)
     func invalidate()
    class UNNotificationResponse: NSObject
     var notification: UNNotification
     var actionIdentifier: String
    class UNNotification: NSObject
     var request: UNNotificationRequest
    class UNNotificationRequest: NSObject
     var identifier: String
     var content: UNNotificationContent
    class UNNotificationContent: NSObject
     var title, subtitle, body, categoryIdentifier, threadIdentifier: String
     var userInfo: Any
    class NotificationCenter: NSObject
     static var default: NotificationCenter
     func addObserver(_: Any, selector: Selector, name: NSNotification.Name?, object: Any?)
     func addObserver(forName: NSNotification.Name?, object: Any?, queue: OperationQueue?, using: (Notification) -> Void) -> NSObjectProtocol
     func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = _)
     func post(_: Notification)
     func removeObserver(_: Any)
     func removeObserver(_: Any, name: NSNotification.Name?, object: Any?)
    class JSONDecoder
     init()
     throws func decode(_: Any, from: Any) -> Any
    class JSONEncoder
     init()
     throws func encode(_: Any) -> Any
    class PropertyListDecoder
     init()
     throws func decode(_: Any, from: Any) -> Any
    class PropertyListEncoder
     init()
     throws func encode(_: Any) -> Any
    class JSONSerialization: NSObject
     static throws func jsonObject(with: Any, options: Any = _) -> Any
     static throws func data(withJSONObject: Any, options: Any = _) -> Any
     static func isValidJSONObject(_: Any) -> Bool
    class FileManager: NSObject
     static var default: FileManager
     throws func contentsOfDirectory(at: URL, includingPropertiesForKeys: Any, options: Any = _) -> [URL]
     throws func contentsOfDirectory(atPath: String) -> [String]
     throws func createDirectory(at: URL, withIntermediateDirectories: Bool, attributes: Any = _)
     throws func createDirectory(atPath: String, withIntermediateDirectories: Bool, attributes: Any = _)
     throws func removeItem(at: URL)
     throws func removeItem(atPath: String)
     throws func copyItem(at: URL, to: URL)
     throws func copyItem(atPath: String, toPath: String)
     throws func moveItem(at: URL, to: URL)
     throws func moveItem(atPath: String, toPath: String)
     throws func attributesOfItem(atPath: String) -> Any
     func fileExists(atPath: String) -> Bool
     func fileExists(atPath: String, isDirectory: Any) -> Bool
    class URLSession: NSObject
     static var shared: URLSession
     throws async func data(from: URL, delegate: Any = _) -> Any
     throws async func data(for: URLRequest, delegate: Any = _) -> Any
     func dataTask(with: Any, completionHandler: (Any, Any, Any) -> Void) -> URLSessionDataTask
     func dataTask(with: Any) -> URLSessionDataTask
    class URLSessionDataTask: NSObject
     func resume()
     func cancel()
    class UserDefaults: NSObject
     static var standard: UserDefaults
     func bool(forKey: String) -> Bool
     func string(forKey: String) -> String?
     func integer(forKey: String) -> Int
     func double(forKey: String) -> Double
     func object(forKey: String) -> Any?
     func set(_: Any?, forKey: String)
     func removeObject(forKey: String)
    class NSLayoutConstraint: NSObject
     var isActive: Bool
     var constant: CGFloat
     var multiplier: CGFloat
     var identifier: String?
     static func activate(_: [NSLayoutConstraint])
     static func deactivate(_: [NSLayoutConstraint])
    class NSLayoutXAxisAnchor: NSObject
     func constraint(equalTo: NSLayoutXAxisAnchor, constant: CGFloat = _) -> NSLayoutConstraint
     func constraint(greaterThanOrEqualTo: NSLayoutXAxisAnchor, constant: CGFloat = _) -> NSLayoutConstraint
     func constraint(lessThanOrEqualTo: NSLayoutXAxisAnchor, constant: CGFloat = _) -> NSLayoutConstraint
     func constraint(equalToSystemSpacingAfter: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    class NSLayoutYAxisAnchor: NSObject
     func constraint(equalTo: NSLayoutYAxisAnchor, constant: CGFloat = _) -> NSLayoutConstraint
     func constraint(greaterThanOrEqualTo: NSLayoutYAxisAnchor, constant: CGFloat = _) -> NSLayoutConstraint
     func constraint(lessThanOrEqualTo: NSLayoutYAxisAnchor, constant: CGFloat = _) -> NSLayoutConstraint
     func constraint(equalToSystemSpacingBelow: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    class NSLayoutDimension: NSObject
     func constraint(equalTo: NSLayoutDimension, multiplier: CGFloat = _, constant: CGFloat = _) -> NSLayoutConstraint
     func constraint(equalToConstant: CGFloat) -> NSLayoutConstraint
     func constraint(greaterThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat = _, constant: CGFloat = _) -> NSLayoutConstraint
     func constraint(greaterThanOrEqualToConstant: CGFloat) -> NSLayoutConstraint
     func constraint(lessThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat = _, constant: CGFloat = _) -> NSLayoutConstraint
     func constraint(lessThanOrEqualToConstant: CGFloat) -> NSLayoutConstraint
    class UILayoutGuide: NSObject
     var leadingAnchor, trailingAnchor, leftAnchor, rightAnchor, centerXAnchor: NSLayoutXAxisAnchor
     var topAnchor, bottomAnchor, centerYAnchor: NSLayoutYAxisAnchor
     var widthAnchor, heightAnchor: NSLayoutDimension
    struct CGAffineTransform
     init()
     init(scaleX: CGFloat, y: CGFloat)
     init(translationX: CGFloat, y: CGFloat)
     init(rotationAngle: CGFloat)
     init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
     init(_: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat)
     static var identity: CGAffineTransform
     func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
     func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
     func rotated(by: CGFloat) -> CGAffineTransform
     func concatenating(_: CGAffineTransform) -> CGAffineTransform
     func inverted() -> CGAffineTransform
    enum UIUserInterfaceStyle
     case unspecified light dark
    enum UIUserInterfaceSizeClass
     case unspecified compact regular
    enum UIInterfaceOrientation
     case unknown portrait portraitUpsideDown landscapeLeft landscapeRight
     var isLandscape, isPortrait: Bool
    class UIScreen: NSObject
     static var main: UIScreen
     var bounds, nativeBounds: CGRect
     var scale, nativeScale, brightness: CGFloat
    enum UIDeviceOrientation
     case unknown portrait portraitUpsideDown landscapeLeft landscapeRight faceUp faceDown
     var isLandscape, isPortrait, isFlat, isValidInterfaceOrientation: Bool
    struct UINavigationController.Operation
    struct UIAlertController.Style
    struct UIAlertAction.Style
    struct UIModalPresentationStyle
    struct UIModalTransitionStyle
    struct UIImagePickerController.SourceType
    struct UIButton.Role
    struct UIProgressView.Style
    struct UITableViewCell.EditingStyle
    struct UICollectionView.ScrollPosition
    struct UICollectionView.ScrollDirection
    struct UICollectionView.CellRegistration
    struct UICollectionView.SupplementaryRegistration
    struct UIView.AnimationCurve
    struct UIView.AutoresizingMask
    struct UIView.KeyframeAnimationOptions
    struct UIImage.SymbolConfiguration
    struct UIImage.RenderingMode
    struct UIImage.Configuration
    struct UIImage.Orientation
    struct UISheetPresentationController.Detent
     static func medium() -> UISheetPresentationController.Detent
     static func large() -> UISheetPresentationController.Detent
     static func custom(identifier: UISheetPresentationController.Detent.Identifier? = _, resolver: (Any) -> CGFloat?) -> UISheetPresentationController.Detent
    struct UISplitViewController.PrimaryEdge
    struct UIImagePickerController.InfoKey
    struct UIImagePickerController.CameraDevice
    struct UISwipeGestureRecognizer.Direction
    struct UIApplication.LaunchOptionsKey
    struct UIApplication.OpenURLOptionsKey
    struct UIApplication.State

    """
}
