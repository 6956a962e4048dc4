// swift-tools-version: 6.0
import PackageDescription

// A package as a user writes it, that depends on this checkout by its path: an executable that imports nothing but the
// library, and tests. '.ci/run' builds and runs it.
let package = Package(
  name: "LibraryClient",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "presim", path: "../..")],
  targets: [
    .executableTarget(name: "Prints", dependencies: [.product(name: "PresentationModel", package: "presim")]),
    .testTarget(
      name: "FlowTests", dependencies: [.product(name: "PresentationModel", package: "presim")],
      exclude: ["sheet.presim"]),
  ]
)
