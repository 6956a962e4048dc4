import Testing

@testable import PresentationModel

/// A search in the language of the classic documents leads where its English words do.
@Suite struct ChineseSearchTests {
  @Test(arguments: [
    ("全屏", "full screen"), ("模态", "modal"), ("呈现", "present"), ("转场", "transition"), ("容器", "container"),
    ("状态栏", "status bar"), ("旋转", "rotation"), ("消失", "disappear"), ("出现", "appear"), ("导航", "navigation"),
    ("标签", "tab"), ("分栏", "split"), ("透明", "transparent"), ("上下文", "context"), ("横屏", "landscape"),
    ("竖屏", "portrait"), ("动画", "animation"), ("手势", "swipe"), ("父控制器", "parent"), ("子控制器", "child"),
    ("内存", "memory"), ("崩溃", "crash"), ("代理", "delegate"), ("窗口", "window"), ("搜索", "search"),
    ("弹窗", "alert"), ("状态栏 不生效", "status bar ignored"), ("透明背景变黑", "transparent behind black"),
    ("内存泄漏", "leak"), ("子控制器viewWillAppear不调用", "child viewWillAppear not called"),
    ("表单", "form sheet"), ("遮罩", "dimming"), ("呈递", "present"), ("解散", "dismiss"), ("层级", "hierarchy"),
    ("取消", "cancel"), ("重写", "override"), ("警告", "warning"), ("强引用", "strong reference"), ("安全区", "safe area"),
    ("折叠", "collapse"), ("紧凑", "compact"), ("常规", "regular"), ("特征", "trait"), ("转发", "forward"),
    ("淡入淡出", "cross dissolve"), ("翻转", "flip"), ("隐藏", "hidden"), ("工具栏", "toolbar"), ("通知", "notification"),
    ("相册", "photo library"), ("主从", "master detail"), ("场景", "scene"), ("底部栏", "tab bar"), ("模糊", "blur"),
    ("模态 全屏 移除", "modal full screen removed"), ("背景", "behind"), ("自定义转场", "custom transition"),
  ])
  func leadsWhereTheEnglishWordsDo(_ chinese: String, _ english: String) {
    let found = RulebookSearch(chinese).entries.map(\.text)
    #expect(!found.isEmpty, "\(chinese)")
    expect(Array(found.prefix(5)), equals: Array(RulebookSearch(english).entries.map(\.text).prefix(5)), "\(chinese)")
  }

  @Test(arguments: ["弹出", "生命周期", "关闭", "返回", "顺序"])
  func findsSomething(_ word: String) { #expect(!RulebookSearch(word).entries.isEmpty) }

  @Test func anUnknownWordFindsNothing() { #expect(RulebookSearch("苹果").entries.isEmpty) }
}
