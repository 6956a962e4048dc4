/// UIKit's private classes that answers name: the printed presentation controllers (PCC-02).
enum PrivateClasses {
  static let all = [
    "_UIFullscreenPresentationController", "_UIOverFullscreenPresentationController",
    "_UICurrentContextPresentationController", "_UIOverCurrentContextPresentationController",
    "_UIPageSheetPresentationController", "_UIFormSheetPresentationController",
    "_UIBlurOverFullscreenPresentationController", "_UIAlertControllerAlertPresentationController",
    "_UIAlertControllerActionSheetCompactPresentationController",
    "_UIAlertControllerActionSheetRegularPresentationController", "_UISharingViewPresentationController",
  ]
}
