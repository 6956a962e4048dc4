// swift-format-ignore-file
// Stands in for the Dispatch of Apple's SDK.
public final class DispatchSemaphore: @unchecked Sendable { public init(value: Int) {}; @discardableResult public func signal() -> Int { 0 }; public func wait() {} }
