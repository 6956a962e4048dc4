" presim in Vim and Neovim: copy the folder 'vim' to ~/.vim, or to ~/.config/nvim. Made by EditorGrammarTests.
if exists("b:current_syntax")
  finish
endif
syntax case match
syntax iskeyword @,48-57,_
syntax match presimNumber "-\?\<\d\+\(\.\d\+\)\?\>"
syntax match presimCase "\(\w\|[)\]?!]\)\@1<!\.\l\w*\>(\@!"
syntax match presimProperty "\(\w\|[)\]?!]\)\@1<=\.\l\w*\>(\@!"
syntax match presimType "\(: \)\@2<=\u\w*"
syntax match presimMethod "\<\(addAction\|addChild\|addSubview\|addTextField\|animateChanges\|attemptRotationToDeviceOrientation\|beginAppearanceTransition\|canPerformAction\|childContaining\|didMove\|didReceiveMemoryWarning\|dismiss\|drag\|endAppearanceTransition\|fold\|hide\|insertSubview\|invalidateDetents\|isShowing\|layoutIfNeeded\|leaveApp\|loadView\|loadViewIfNeeded\|makeKey\|makeKeyAndVisible\|performSegue\|popToRootViewController\|popToViewController\|popViewController\|present\|pushViewController\|removeFromParent\|removeFromSuperview\|resize\|returnToApp\|rotate\|setEditing\|setNavigationBarHidden\|setNeedsLayout\|setNeedsStatusBarAppearanceUpdate\|setNeedsUpdateOfHomeIndicatorAutoHidden\|setNeedsUpdateOfPrefersInterfaceOrientationLocked\|setNeedsUpdateOfPrefersPointerLocked\|setNeedsUpdateOfScreenEdgesDeferringSystemGestures\|setNeedsUpdateOfSupportedInterfaceOrientations\|setNeedsUserInterfaceAppearanceUpdate\|setTabBarHidden\|setTabs\|setToolbarHidden\|setToolbarItems\|setViewController\|setViewControllers\|show\|showDetailViewController\|swipe\|swipeBack\|swipeToDismiss\|tap\|tapBack\|tapOutside\|targetViewController\|traitCollectionDidChange\|transition\|unfold\|viewController\|viewDidAppear\|viewDidDisappear\|viewDidLayoutSubviews\|viewDidLoad\|viewIsAppearing\|viewWillAppear\|viewWillDisappear\|viewWillLayoutSubviews\|warnOfLowMemory\|willMove\)\>\ze\s*[({]"
syntax match presimAttribute "@\w\+"
syntax match presimKeyword "^\(complete\|given\|swift\)\>\ze\s\+[[:alnum:]_"]"
syntax match presimHierarchy "<\h[[:alnum:]_.]*\( \w\+\)\?>"
syntax region presimString start=+"+ skip=+\\.+ end=+"+ contains=presimEscape
syntax match presimEscape "\\." contained
syntax match presimComment "//.*$"
syntax region presimComment start="/\*" end="\*/"
syntax keyword presimConstant false
syntax keyword presimConstant nil
syntax keyword presimConstant self
syntax keyword presimConstant super
syntax keyword presimConstant true
syntax keyword presimKeyword as
syntax keyword presimKeyword begin
syntax keyword presimKeyword cancel
syntax keyword presimKeyword class
syntax keyword presimKeyword completion
syntax keyword presimKeyword device
syntax keyword presimKeyword docs
syntax keyword presimKeyword else
syntax keyword presimKeyword event
syntax keyword presimKeyword events
syntax keyword presimKeyword exception
syntax keyword presimKeyword expect
syntax keyword presimKeyword finish
syntax keyword presimKeyword hierarchy
syntax keyword presimKeyword if
syntax keyword presimKeyword in
syntax keyword presimKeyword include
syntax keyword presimKeyword ios
syntax keyword presimKeyword is
syntax keyword presimKeyword lint
syntax keyword presimKeyword log
syntax keyword presimKeyword no
syntax keyword presimKeyword of
syntax keyword presimKeyword on
syntax keyword presimKeyword presentation
syntax keyword presimKeyword rule
syntax keyword presimKeyword rules
syntax keyword presimKeyword scenario
syntax keyword presimKeyword segue
syntax keyword presimKeyword selector
syntax keyword presimKeyword sizeClass
syntax keyword presimKeyword transition
syntax keyword presimKeyword turn
syntax keyword presimKeyword unowned
syntax keyword presimKeyword unwind
syntax keyword presimKeyword weak
syntax keyword presimKeyword window
syntax keyword presimSwift async
syntax keyword presimSwift await
syntax keyword presimSwift break
syntax keyword presimSwift case
syntax keyword presimSwift catch
syntax keyword presimSwift continue
syntax keyword presimSwift default
syntax keyword presimSwift defer
syntax keyword presimSwift deinit
syntax keyword presimSwift do
syntax keyword presimSwift enum
syntax keyword presimSwift extension
syntax keyword presimSwift fallthrough
syntax keyword presimSwift fileprivate
syntax keyword presimSwift final
syntax keyword presimSwift for
syntax keyword presimSwift func
syntax keyword presimSwift guard
syntax keyword presimSwift import
syntax keyword presimSwift init
syntax keyword presimSwift internal
syntax keyword presimSwift lazy
syntax keyword presimSwift let
syntax keyword presimSwift mutating
syntax keyword presimSwift open
syntax keyword presimSwift override
syntax keyword presimSwift private
syntax keyword presimSwift protocol
syntax keyword presimSwift public
syntax keyword presimSwift repeat
syntax keyword presimSwift required
syntax keyword presimSwift return
syntax keyword presimSwift static
syntax keyword presimSwift struct
syntax keyword presimSwift subscript
syntax keyword presimSwift switch
syntax keyword presimSwift throw
syntax keyword presimSwift throws
syntax keyword presimSwift try
syntax keyword presimSwift typealias
syntax keyword presimSwift var
syntax keyword presimSwift where
syntax keyword presimSwift while
syntax keyword presimClass AVPlayerViewController
syntax keyword presimClass CNContactPickerViewController
syntax keyword presimClass CNContactViewController
syntax keyword presimClass EKCalendarChooser
syntax keyword presimClass EKEventEditViewController
syntax keyword presimClass EKEventViewController
syntax keyword presimClass MCBrowserViewController
syntax keyword presimClass MFMailComposeViewController
syntax keyword presimClass MFMessageComposeViewController
syntax keyword presimClass MPMediaPickerController
syntax keyword presimClass NSObject
syntax keyword presimClass PHPickerViewController
syntax keyword presimClass PKAddPassesViewController
syntax keyword presimClass PKPaymentAuthorizationViewController
syntax keyword presimClass QLPreviewController
syntax keyword presimClass SFSafariViewController
syntax keyword presimClass SKStoreProductViewController
syntax keyword presimClass UIActivityViewController
syntax keyword presimClass UIAlertAction
syntax keyword presimClass UIAlertController
syntax keyword presimClass UIArrangementViewController
syntax keyword presimClass UIBarButtonItem
syntax keyword presimClass UIBarItem
syntax keyword presimClass UIButton
syntax keyword presimClass UICloudSharingController
syntax keyword presimClass UICollectionView
syntax keyword presimClass UICollectionViewController
syntax keyword presimClass UIColorPickerViewController
syntax keyword presimClass UIControl
syntax keyword presimClass UIDocumentBrowserViewController
syntax keyword presimClass UIDocumentPickerViewController
syntax keyword presimClass UIDocumentViewController
syntax keyword presimClass UIFontPickerViewController
syntax keyword presimClass UIGestureRecognizer
syntax keyword presimClass UIHostingController
syntax keyword presimClass UIImagePickerController
syntax keyword presimClass UIImageView
syntax keyword presimClass UILabel
syntax keyword presimClass UINavigationBar
syntax keyword presimClass UINavigationController
syntax keyword presimClass UINavigationItem
syntax keyword presimClass UIPageViewController
syntax keyword presimClass UIPercentDrivenInteractiveTransition
syntax keyword presimClass UIPopoverPresentationController
syntax keyword presimClass UIPresentationController
syntax keyword presimClass UIReferenceLibraryViewController
syntax keyword presimClass UIScrollView
syntax keyword presimClass UISearchBar
syntax keyword presimClass UISearchController
syntax keyword presimClass UISearchTab
syntax keyword presimClass UISheetPresentationController
syntax keyword presimClass UISplitViewController
syntax keyword presimClass UIStackView
syntax keyword presimClass UIStoryboardSegue
syntax keyword presimClass UITab
syntax keyword presimClass UITabBar
syntax keyword presimClass UITabBarController
syntax keyword presimClass UITabBarItem
syntax keyword presimClass UITabGroup
syntax keyword presimClass UITableView
syntax keyword presimClass UITableViewController
syntax keyword presimClass UIToolbar
syntax keyword presimClass UITraitCollection
syntax keyword presimClass UIVideoEditorController
syntax keyword presimClass UIView
syntax keyword presimClass UIViewController
syntax keyword presimClass UIViewPropertyAnimator
syntax keyword presimClass UIWindow
syntax keyword presimClass VNDocumentCameraViewController

highlight default link presimNumber Number
highlight default link presimCase Constant
highlight default link presimProperty Identifier
highlight default link presimType Type
highlight default link presimClass Type
highlight default link presimMethod Function
highlight default link presimAttribute PreProc
highlight default link presimKeyword Keyword
highlight default link presimSwift Statement
highlight default link presimConstant Boolean
highlight default link presimHierarchy Special
highlight default link presimString String
highlight default link presimEscape SpecialChar
highlight default link presimComment Comment
let b:current_syntax = "presim"
