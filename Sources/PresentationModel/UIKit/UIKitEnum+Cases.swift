extension UIKitEnum {
  /// Its cases. The first three enumerations follow the order of the Swift enumerations of the model.
  package var cases: [EnumCase] {
    switch self {
    case .modalPresentationStyle: Self.presentationStyles
    case .modalTransitionStyle:
      [
        EnumCase("coverVertical"), EnumCase("flipHorizontal"), EnumCase("crossDissolve"),
        EnumCase("partialCurl", .notTV),
      ]
    case .viewControllerTransition:
      [
        EnumCase("coverVertical", .since(18)), EnumCase("flipHorizontal", .since(18)),
        EnumCase("crossDissolve", .since(18)), EnumCase("partialCurl", .iOSOnly(18)), EnumCase("zoom", .since(18)),
      ]
    case .alertStyle: Self.plain(["actionSheet", "alert"])
    case .alertActionStyle: Self.plain(["default", "cancel", "destructive"])
    case .imagePickerSourceType: Self.plain(["photoLibrary", "camera", "savedPhotosAlbum"])
    // the first two rows are those of `Orientation`; `landscape` serves `device.rotate(to:)`
    case .interfaceOrientation:
      Self.plain(["portrait", "landscape", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "unknown"])
    case .interfaceOrientationMask:
      Self.plain([
        "portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown", "landscape", "all", "allButUpsideDown",
      ])
    case .statusBarStyle: Self.plain(["default", "lightContent"]) + [EnumCase("darkContent", .iOSOnly(13))]
    case .statusBarAnimation: Self.plain(["none", "fade", "slide"])
    case .userInterfaceStyle: Self.plain(["unspecified", "light", "dark"])
    case .userInterfaceIdiom:
      Self.plain(["unspecified", "phone", "pad", "tv", "carPlay"]) + [
        EnumCase("mac", .since(14)), EnumCase("vision", .since(17)),
      ]
    // the first two rows are those of `SizeClass`
    case .sizeClass: Self.plain(["compact", "regular", "unspecified"])
    // `blackOpaque` is `black` by its former name.
    case .barStyle: Self.plain(["default", "black", "blackOpaque", "blackTranslucent"])
    case .rectEdge: Self.plain(["top", "left", "bottom", "right", "all"])
    case .splitDisplayMode: Self.displayModes
    case .splitBehavior: Self.plain(["automatic", "tile", "overlay", "displace"])
    case .splitStyle: Self.plain(["unspecified", "doubleColumn", "tripleColumn"])
    case .splitColumn:
      Self.plain(["primary", "supplementary", "secondary", "compact"]) + [EnumCase("inspector", .iOSOnly(26))]
    case .pageTransitionStyle: Self.plain(["pageCurl", "scroll"])
    case .pageSpineLocation: Self.plain(["none", "min", "mid", "max"])
    case .pageNavigationDirection: Self.plain(["forward", "reverse"])
    case .pageNavigationOrientation: Self.plain(["horizontal", "vertical"])
    case .popoverArrowDirection: Self.plain(["up", "down", "left", "right", "any", "unknown"])
    case .sheetDetent: Self.plain(["medium", "large"])
    case .windowLevel: Self.plain(["normal", "statusBar", "alert"])
    case .color: Self.plain(Self.colors)
    case .frame: Self.plain(["screen", "container", "part", "zero", "offscreen"])
    case .presentedView: Self.plain(["view", "wrapper"])
    case .navigationOperation: Self.plain(["none", "push", "pop"])
    case .animationOptions: Self.plain(Self.options)
    case .barButtonSystemItem: Self.plain(Self.systemItems)
    case .barButtonItemStyle: Self.plain(["plain", "done", "prominent", "bordered"])
    // the rows are those of `SegueKind`
    case .segueKind:
      Self.plain(["show", "showDetail", "presentation", "popoverPresentation", "custom", "embed", "push"])
    case .contextKey: Self.plain(["from", "to"])
    // the rows are those of `SplitColumns.Column`
    case .arrangementPlacement: [EnumCase("primary"), EnumCase("secondary")]
    case .arrangement: Self.plain(["split", "overlay"])
    case .tabBarMode: Self.plain(["automatic", "tabBar", "tabSidebar"])
    case .sidebarPlacement: Self.plain(["automatic", "sidebar"])
    }
  }

  /// Cases that every version and device has.
  private static func plain(_ names: [String]) -> [EnumCase] { names.map { EnumCase($0) } }

  /// STY-05's table.
  private static let presentationStyles: [EnumCase] = [
    EnumCase("automatic", .since(13)), EnumCase("none"), EnumCase("fullScreen"), EnumCase("pageSheet", .notTV),
    EnumCase("formSheet", Availability(iOS: .oldest, tvOS: UIKitVersion(26))), EnumCase("currentContext"),
    EnumCase("custom"), EnumCase("overFullScreen"), EnumCase("overCurrentContext"), EnumCase("popover", .notTV),
    EnumCase("blurOverFullScreen", Availability(iOS: nil, tvOS: UIKitVersion(11))),
  ]

  private static let displayModes: [EnumCase] = [
    EnumCase("automatic"), EnumCase("primaryHidden"), EnumCase("allVisible"), EnumCase("primaryOverlay"),
    EnumCase("secondaryOnly", .since(14)), EnumCase("oneBesideSecondary", .since(14)),
    EnumCase("oneOverSecondary", .since(14)), EnumCase("twoBesideSecondary", .since(14)),
    EnumCase("twoOverSecondary", .since(14)), EnumCase("twoDisplaceSecondary", .since(14)),
  ]

  private static let colors = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "systemBackground", "secondarySystemBackground", "systemGroupedBackground",
    "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
    "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "tintColor",
  ]

  private static let options = [
    "layoutSubviews", "allowUserInteraction", "beginFromCurrentState", "repeat", "autoreverse",
    "curveEaseInOut", "curveEaseIn", "curveEaseOut", "curveLinear", "showHideTransitionViews",
    "transitionFlipFromLeft", "transitionFlipFromRight", "transitionFlipFromTop", "transitionFlipFromBottom",
    "transitionCurlUp", "transitionCurlDown", "transitionCrossDissolve",
  ]

  private static let systemItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
    "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
    "redo", "close", "pageCurl", "writingTools",
  ]
}
