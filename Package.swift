// swift-tools-version: 6.2
import PackageDescription

// No dependency beyond the toolchain: the user's card, and what lets the library run in a browser.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "presim",
  products: [
    .library(name: "PresentationModel", targets: ["PresentationModel"]),
    .executable(name: "presim", targets: ["presim"]),
  ],
  targets: [
    .target(name: "PresentationModel", swiftSettings: strict),
    .executableTarget(name: "presim", dependencies: ["PresentationModel"], swiftSettings: strict),
    .testTarget(
      name: "PresentationModelTests",
      dependencies: ["PresentationModel", "presim"],
      exclude: ["GuardScenarios", "InvalidScenarios", "Import/Dumps", "Rendering/explanations.txt"],
      swiftSettings: strict),
  ]
)
