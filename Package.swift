// swift-tools-version: 6.0
import PackageDescription

// For Swift 6.0 and 6.1, Xcode 16 among them. Package@swift-6.2.swift says the same and makes warnings errors, which
// this version of the description cannot say.

// No dependency beyond the toolchain: the user's card, and what lets the library run in a browser.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6)
]

// What a build without optimization leaves out: debug information, the compiler's checks of its own work, the pass that
// takes longest, and two passes that find nothing here: the search for data races, which a release build does, and the one
// for an attribute that nobody writes; and the index of the standard library that an editor asks for, two seconds for each
// compiler that begins at once. They are a third of the time to the first answer. SwiftPM takes such flags from the
// package that it builds, not from one that another depends on. 'PRESIM_DEBUG=1 swift build' builds for a debugger.
let isDependency = Context.packageDirectory.contains("/checkouts/")
let quick: [SwiftSetting] =
  isDependency || Context.environment["PRESIM_DEBUG"] != nil
  ? []
  : [
    .unsafeFlags(
      [
        "-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-disable-llvm-optzns",
        "-Xfrontend", "-disable-sil-ownership-verifier", "-Xfrontend", "-disable-incremental-llvm-codegen",
        "-Xllvm", "-sil-disable-pass=mandatory-redundant-load-elimination",
        "-Xllvm", "-sil-disable-pass=send-non-sendable",
        "-Xllvm", "-sil-disable-pass=preserve-always-emit-conformance-metadata", "-index-ignore-system-modules",
      ], .when(configuration: .debug))
  ]

// In a release build types are asked for straight, and not by their names, which the runtime would have to read: a start
// takes two thirds of the instructions, for a binary that is larger by half a hundredth.
let straight: [SwiftSetting] =
  isDependency
  ? []
  : [
    .unsafeFlags(
      ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release))
  ]

let package = Package(
  name: "presim",
  // Without it SwiftPM takes macOS 10.13, which has no tasks and little of the standard library's string searching.
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "PresentationModel", targets: ["PresentationModel"]),
    .executable(name: "presim", targets: ["presim"]),
  ],
  targets: [
    .target(
      name: "PresentationModel", swiftSettings: strict + quick + straight,
      // Square roots are libm's on Linux: an executable that imports nothing else links too.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "presim",
      dependencies: ["PresentationModel"],
      exclude: ["Reproductions"],
      swiftSettings: strict + quick + straight,
      plugins: ["Book"]),
    .plugin(name: "Book", capability: .buildTool()),
    .testTarget(
      name: "PresentationModelTests",
      dependencies: ["PresentationModel", "presim"],
      exclude: [
        "GuardScenarios", "FieldScenarios", "InvalidScenarios", "Import/Dumps", "Import/objective-c.txt",
        "Rendering/explanations.txt",
        "Lint/findings.txt",
        "Rulebook/reasons.txt", "Swift/grammar.txt", "Swift/documented.txt", "Swift/language.txt", "Swift/lowering.txt",
      ],
      swiftSettings: strict + quick + [
        // Nothing imports the tests: their module is made with their code, and not by a compiler of its own beforehand.
        .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
      ]),
  ]
)
