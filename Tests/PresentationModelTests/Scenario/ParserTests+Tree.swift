extension ParserTests {
  /// The tree of `Sources.everything`.
  static let everything =
    #"""
    scenarioHeader
      stringLiteral "Every \"construct\" 😀"
    iosHeader
      decimalLiteral 17.4
    deviceHeader
      word iPad
      word landscape
    sizeClassHeader
      word compact
      word regular
    classDeclaration Card marked
      declaredName Card
      typeName UIViewController
      typeName UIAdaptivePresentationControllerDelegate
      propertyDefault
        path
          identifier modalPresentationStyle
        enumCase overCurrentContext
      propertyDefault
        path
          identifier isModalInPresentation
        trueLiteral
      methodAnswer
        methodName adaptivePresentationStyle(for:traitCollection:)
          label for
          label traitCollection
        enumCase none
      methodAnswer
        methodName canPerformUnwindSegueAction(_:from:sender:)
          label _
          label from
          label sender
        falseLiteral
      callback
        methodName viewDidLoad
        block
          assignment
            path
              identifier self
              member title
            stringLiteral "x"
          callStatement
            path
              identifier super
              member viewDidLoad
              call
      callback
        methodName show(_:sender:)
          label _
          label sender
        block
          callStatement
            path
              identifier addChild
              call
                argument
                  path
                    identifier vc
      unwindAction backHome
        declaredName backHome
      propertyDefault
        path
          identifier supportedInterfaceOrientations
        list
          enumCase portrait
          enumCase landscapeLeft
    classDeclaration Plain
      declaredName Plain
      typeName UIKit.UIViewController
    classDeclaration Empty marked
      declaredName Empty
      typeName UIViewController
    windowDeclaration
        - tabs: UITabBarController (in nothing)
          - nav: UINavigationController (in tabs)
            - first: FirstViewController (in nav)
            - zweite: Ansicht (in nav)
          - größe: SettingsViewController (in tabs)
    windowDeclaration overlay
        - top: UIViewController (in nothing)
      declaredName overlay
    windowDeclaration third
      declaredName third
    outlineDeclaration
      - detail: Card (in nothing)
        - child: UIViewController (in detail)
    outlineDeclaration
      - drag: Drag (in nothing)
    segueDeclaration
      stringLiteral "ShowDetail"
      segueOption from
        path
          identifier first
      segueOption to
        path
          identifier detail
      segueOption kind
        enumCase show
    segueDeclaration
      nilLiteral
      segueOption from
        path
          identifier Home
      segueOption to
        path
          identifier detail
      segueOption kind
        enumCase presentation
      segueOption modalPresentationStyle
        enumCase fullScreen
      segueOption animates
        falseLiteral
      segueOption anchor
        path
          identifier first
          member view
    callbackStatement
      path
        identifier zweite
      methodName viewDidAppear
      block
        callStatement
          path
            identifier zweite
            member present
            call
              argument
                path
                  identifier detail
              argument animated
                trueLiteral
    callbackStatement
      path
        identifier a
        member view ?
        member window !
      methodName show(_:sender:)
        label _
        label sender
      block
    callStatement
      path
        identifier first
        member present
        call
          argument
            path
              identifier detail
          argument animated
            trueLiteral
          argument trailing
            closure
              block
          argument completion trailing
            closure
              capture self weak
              capture nav unowned
              closureParameter finished
              closureParameter _
              block
                finishStatement
    assignment
      path
        identifier detail
        member modalPresentationStyle
      enumCase formSheet
    assignment
      path
        identifier detail
        member title
      nilLiteral
    assignment
      discard
      path
        identifier detail
        member view
    readStatement
      path
        identifier detail
        member view
    callStatement
      path
        identifier a
        member b ?
        member c !
        member d
        subscriptAccess
          integerLiteral 0
        member e
        call
          argument
            integerLiteral -1
          argument
            decimalLiteral 0.5
          argument
            decimalLiteral -2.25
          argument
            stringLiteral "s"
          argument label
            list
              path
                identifier a
              list
    readStatement
      path
        identifier presentation
        call
          argument
            path
              identifier detail
        member style
    assignment
      path
        parenthesized
          cast !
            path
              identifier detail
            typeName Card
        member title
      path
        parenthesized ?
          cast ?
            path
              identifier x
            typeName B
        member y
    assignment
      path
        identifier nav
        member viewControllers
      list
        path
          identifier UINavigationController
          call
            argument rootViewController
              path
                identifier b
        path
          identifier Fade
          call
    assignment
      path
        identifier detail
        member preferredContentSize
      path
        identifier CGSize
        call
          argument width
            integerLiteral 300
          argument height
            integerLiteral 200
    callStatement
      path
        identifier window
        member resize
        call
          argument to
            path
              identifier sizeClass
              call
                argument
                  path
                    identifier compact
                argument
                  path
                    identifier regular
    callStatement
      path
        identifier device
        member rotate
        call
          argument to
            enumCase landscape
    callStatement
      path
        identifier a
        member targetViewController
        call
          argument forAction
            selector
              typeName Home
              methodName show(_:sender:)
                label _
                label sender
          argument sender
            nilLiteral
    callStatement
      path
        identifier a
        member perform
        call
          argument
            selector
              methodName backHome
          argument
            path
              enumCase medium
              call
              member large
          argument
            negation
              path
                identifier b
                member isHidden
    callStatement
      path
        identifier sheet
        member animateChanges
        call
          argument trailing
            closure
              block
                assignment
                  path
                    identifier sheet
                    member detents
                  list
                    path
                      enumCase medium
                      call
                    path
                      enumCase large
                      call
    callStatement
      path
        identifier a
        member present
        call
          argument
            path
              identifier b
          argument animated
            trueLiteral
          argument completion
            closure
              block
                callStatement
                  path
                    identifier b
                    member present
                    call
                      argument
                        path
                          identifier c
    turnStatement
      block
        callStatement
          path
            identifier a
            member b
            call
        callStatement
          path
            identifier c
            member d
            call
        expectNoEvent
          rawText x.willMove(toParent: nav)
    turnStatement
      block
        callStatement
          path
            identifier a
            member b
            call
        expectNoEvent
          rawText c.viewDidLoad
        expectNoEvents
    beginStatement
      callStatement
        path
          identifier nav
          member swipeBack
          call
    beginStatement
      callStatement
        path
          identifier a
          member present
          call
            argument
              path
                identifier b
            argument trailing
              closure
                block
    finishStatement
    cancelStatement
    callStatement
      path
        identifier x
        member transitionCoordinator
        member animate
        call
          argument alongsideTransition
            closure
              block
                callStatement
                  path
                    identifier a
                    member b
                    call
          argument completion
            closure
              closureParameter context
              block
    callStatement
      path
        identifier a
        member b
        call
          argument trailing
            closure
              closureParameter _
              block
    callStatement
      path
        identifier c
        member d
        call
    expectEqual
      path
        identifier detail
        member presentingViewController
      path
        identifier nav
    expectNotEqual
      path
        identifier second
        member view
        member window
      nilLiteral
    expectTrue
      path
        identifier a
        member b
    expectFalse
      path
        identifier a
        member b
    expectEqual
      negation
        path
          identifier a
          member b
      trueLiteral
    expectEqual
      path
        identifier log
        member view
      nilLiteral
    expectLog
      stringLiteral "a \\(b"
    expectNoLog
    expectException
    expectException
      word NSInvalidArgumentException
    expectException
      word NSInvalidArgumentException
      stringLiteral "text"
    expectRule P-L01
    expectNoRule CTX-04
    expectLint LNT-07
    expectEvents
    expectEvents
      word a
      word b
      expectedBlock
        |a.viewDidLoad
        |b.viewDidLoad
    expectEvents marked
      expectedBlock
        |a.viewDidLoad("//", 1)
        |
        |b.viewDidLoad
    expectHierarchy
      word detail
      expectedBlock
        |<Card detail>
        |   | <A a>
        |
        |
        |   | <B b>
    turnStatement
      block
        expectHierarchy
          expectedBlock
            |<A a>
        callStatement
          path
            identifier a
            member b
            call

    """#
}
