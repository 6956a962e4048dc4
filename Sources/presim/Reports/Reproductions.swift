import PresentationModel

/// The shortest scenario that leads to each message, or to what UIKit does without one (`MessageID`): the
/// files of `Sources/presim/Reproductions`, which SwiftPM compiles into the command.
///
/// `presim rules ID` prints them, wherever presim is installed; a test runs every one.
enum Reproductions {
  /// The scenario of a message; nil for what no scenario comes to.
  static func scenario(of id: MessageID) -> String? {
    guard let file = file(of: id) else { return nil }
    // The line end of the last line is the file's.
    return String(decoding: file.dropLast(), as: UTF8.self)
  }

  private static func file(of id: MessageID) -> [UInt8]? {
    switch id {
    case .pe01: PackageResources.P_E01_presim
    case .pe02: PackageResources.P_E02_presim
    case .pe03: PackageResources.P_E03_presim
    case .pe04: PackageResources.P_E04_presim
    case .pe05: PackageResources.P_E05_presim
    case .pe06: PackageResources.P_E06_presim
    case .pe07: PackageResources.P_E07_presim
    case .pe08: PackageResources.P_E08_presim
    case .ps01: PackageResources.P_S01_presim
    case .pe09: PackageResources.P_E09_presim
    case .pe10: PackageResources.P_E10_presim
    case .pe11: PackageResources.P_E11_presim
    case .pe14: PackageResources.P_E14_presim
    case .pl01: PackageResources.P_L01_presim
    case .pl02: PackageResources.P_L02_presim
    case .pl03: PackageResources.P_L03_presim
    case .pl04: PackageResources.P_L04_presim
    case .pl05: PackageResources.P_L05_presim
    case .pl06: PackageResources.P_L06_presim
    case .x01: PackageResources.X_01_presim
    case .x02: PackageResources.X_02_presim
    case .x03: PackageResources.X_03_presim
    case .x04: PackageResources.X_04_presim
    case .x07: PackageResources.X_07_presim
    case .x09: PackageResources.X_09_presim
    case .x10: PackageResources.X_10_presim
    case .x11: PackageResources.X_11_presim
    case .x12: PackageResources.X_12_presim
    case .dl01: PackageResources.D_L01_presim
    case .dl02: PackageResources.D_L02_presim
    case .dl03: PackageResources.D_L03_presim
    case .ds01: PackageResources.D_S01_presim
    case .ds02: PackageResources.D_S02_presim
    case .ds03: PackageResources.D_S03_presim
    case .ds04: PackageResources.D_S04_presim
    case .ds05: PackageResources.D_S05_presim
    case .ce01: PackageResources.C_E01_presim
    case .ce02: PackageResources.C_E02_presim
    case .ce03: PackageResources.C_E03_presim
    case .ce04: PackageResources.C_E04_presim
    case .ce05: PackageResources.C_E05_presim
    case .ce06: PackageResources.C_E06_presim
    case .cl01: PackageResources.C_L01_presim
    case .cl02: PackageResources.C_L02_presim
    case .ce08: PackageResources.C_E08_presim
    case .cs01: PackageResources.C_S01_presim
    case .cs02: PackageResources.C_S02_presim
    case .cs03: PackageResources.C_S03_presim
    case .al01: PackageResources.A_L01_presim
    case .al02: PackageResources.A_L02_presim
    case .as01: PackageResources.A_S01_presim
    case .ne01: PackageResources.N_E01_presim
    case .ne02: PackageResources.N_E02_presim
    case .ne03: PackageResources.N_E03_presim
    case .ne04: PackageResources.N_E04_presim
    case .ne05: PackageResources.N_E05_presim
    case .nl01: PackageResources.N_L01_presim
    case .nl02: PackageResources.N_L02_presim
    case .nl03: PackageResources.N_L03_presim
    case .nl04: PackageResources.N_L04_presim
    case .ns01: PackageResources.N_S01_presim
    case .ns02: PackageResources.N_S02_presim
    case .ns03: PackageResources.N_S03_presim
    case .be01: PackageResources.B_E01_presim
    case .ge01: PackageResources.G_E01_presim
    case .ge07: PackageResources.G_E07_presim
    case .oe01: PackageResources.O_E01_presim
    case .oe02: PackageResources.O_E02_presim
    case .oe03: PackageResources.O_E03_presim
    case .oe04: PackageResources.O_E04_presim
    case .oe05: PackageResources.O_E05_presim
    case .oe12: PackageResources.O_E12_presim
    case .oe14: PackageResources.O_E14_presim
    case .se01: PackageResources.S_E01_presim
    case .sl01: PackageResources.S_L01_presim
    case .sl02: PackageResources.S_L02_presim
    case .ve01: PackageResources.V_E01_presim
    case .ve02: PackageResources.V_E02_presim
    case .ve03: PackageResources.V_E03_presim
    case .vl01: PackageResources.V_L01_presim
    case .sl04: PackageResources.S_L04_presim
    case .ss01: PackageResources.S_S01_presim
    case .ss02: PackageResources.S_S02_presim
    case .ue01: PackageResources.U_E01_presim
    case .ue02: PackageResources.U_E02_presim
    case .us01: PackageResources.U_S01_presim
    case .dl04, .nl05, .oe09, .oe15, .y01, .y02, .y03: nil
    }
  }
}
