import Testing

@testable import PresentationModel

/// What presim says where UIKit says nothing: a sentence for each silent row, with the names of the case.
@Suite struct SilentNoteTests {
  @Test func everySilentRowHasANote() {
    for id in MessageID.allCases {
      let message = id.message
      #expect(message.notes.isEmpty != message.isSilent, "\(id.text)")
    }
  }

  /// Asked of every step of every scenario by `LawTests`: no placeholder is left, and who is said to stay on screen does.
  static func everyNoteIsFilledAndTrue(_ outcome: StepOutcome, _ hierarchy: Hierarchy) throws {
    for entry in outcome.ledger.silences where entry.silence?.message.isSilent == true {
      let text = try #require(SilentNoteText.text(entry, hierarchy))
      #expect(!text.contains("{"), "\(text)")
      let names = entry.silentNames.controllers
      switch entry.silence {
      case .x09:
        #expect(names.count == 3 && names[0] != names[2], "\(text)")
      case .ds05:
        #expect(names.count == 2 && names[0] != names[1], "\(text)")
      default: break
      }
    }
  }
}
