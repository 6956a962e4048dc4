/// The defaults by version and size class (ADP-04).
///
/// `–` means no adaptation.
///
/// | requested | profile | C×C | C×R | R×C | R×R |
/// |---|---|---|---|---|---|
/// | pageSheet, formSheet | iOS ≤ 12 | fullScreen | fullScreen | – | – |
/// | pageSheet, formSheet | iOS 13+ | – | – | – | – |
/// | popover | iOS ≤ 12 | fullScreen | fullScreen | formSheet | – |
/// | popover | iOS 13+ | formSheet | formSheet | formSheet | – |
/// | popover | docs | fullScreen | fullScreen | – | – |
/// | pageSheet, formSheet | docs, landscape | fullScreen | fullScreen | – | – |
/// | pageSheet, formSheet | docs, portrait | fullScreen | fullScreen | fullScreen | fullScreen |
///
/// - Versions: as in the table.
/// - Evidence: observed: Neuburg (all but C×C on ≤ 12, inferred from C×R). documented: WWDC19-224 (sheets stay sheets,
///   popovers become sheets), WWDC14-214; Design documents 0 and 4 (the docs rows).
/// - Example: iPad portrait, X `.formSheet`: `ios 26` a form sheet; `docs` full screen, presenter's view leaves the
///   window.
enum ADP04 {}
