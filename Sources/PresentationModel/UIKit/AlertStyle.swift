/// `UIAlertController.Style`. The order is that of `UIKitEnum.alertStyle`'s cases.
package enum AlertStyle: UInt8, CaseIterable, Sendable {
  case actionSheet, alert
}
