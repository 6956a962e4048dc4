import PresentationModel
import Testing

@Test func identifiersCompareByRow() { #expect(ControllerID(1) < ControllerID(2)) }
