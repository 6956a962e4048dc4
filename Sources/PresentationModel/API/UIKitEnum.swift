/// UIKit's enumerations and option sets, for values written `.case`. A value is a row of `cases`.
public enum UIKitEnum: UInt8, CaseIterable, Sendable {
  case modalPresentationStyle, modalTransitionStyle, viewControllerTransition
  case alertStyle, alertActionStyle, imagePickerSourceType
  case interfaceOrientation, interfaceOrientationMask, statusBarStyle, statusBarAnimation, userInterfaceStyle
  case userInterfaceIdiom, sizeClass, barStyle, rectEdge
  case splitDisplayMode, splitStyle, splitColumn
  case pageTransitionStyle, pageSpineLocation, pageNavigationDirection, pageNavigationOrientation
  case popoverArrowDirection, sheetDetent, windowLevel, color, frame, presentedView, navigationOperation
}
