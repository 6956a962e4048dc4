/// The words of the subject in the language of the classic documents, for searches: each leads where its English one does.
enum ChineseWords {
  /// The English words of a run of Chinese, in its order: the longest known word first, what is not known left out.
  static func english(of text: String) -> [String] {
    let characters = Array(text)
    var result: [String] = []
    var position = 0
    while position < characters.count {
      var length = min(longest, characters.count - position)
      while length > 0, all[String(characters[position..<(position + length)])] == nil { length -= 1 }
      guard length > 0, let words = all[String(characters[position..<(position + length)])] else {
        position += 1
        continue
      }
      result += words.split(separator: " ").map(String.init)
      position += length
    }
    return result
  }

  private static let longest = 7

  private static let all: [String: String] = [
    "全屏": "fullscreen", "满屏": "fullscreen", "模态": "modal", "呈现": "present", "展示": "present", "显示": "present",
    "弹出": "present modal", "推出": "push", "推入": "push", "压栈": "push", "入栈": "push", "出栈": "pop",
    "弹窗": "alert", "警告框": "alert", "提示框": "alert", "操作表": "actionsheet", "弹出框": "popover", "气泡": "popover",
    "转场": "transition", "过渡": "transition", "动画": "animation", "交互": "interactive", "交互式": "interactive",
    "自定义": "custom", "自定义转场": "custom transition", "协调器": "coordinator", "容器": "container",
    "容器控制器": "container", "父控制器": "parent", "父视图控制器": "parent", "子控制器": "child", "子视图控制器": "child",
    "根控制器": "root", "根视图控制器": "root", "根视图": "root", "状态栏": "statusbar", "旋转": "rotation",
    "横屏": "landscape", "竖屏": "portrait", "横竖屏": "rotation", "屏幕方向": "orientation", "方向": "orientation",
    "消失": "disappear", "出现": "appear", "移除": "removed", "移出": "removed", "关闭": "dismiss", "解除": "dismiss",
    "收起": "dismiss", "退出": "dismiss", "返回": "back", "返回按钮": "backbutton", "导航": "navigation",
    "导航控制器": "navigation", "导航栏": "navbar", "标签": "tab", "标签栏": "tabbar", "选项卡": "tab", "分栏": "split",
    "分屏": "splitscreen", "分页": "page", "翻页": "page", "透明": "transparent", "半透明": "translucent",
    "黑屏": "black screen", "白屏": "blank", "黑色": "black", "背景": "behind", "透明背景": "transparent behind",
    "上下文": "context", "当前上下文": "currentcontext", "手势": "swipe", "侧滑": "swipeback", "侧滑返回": "swipeback",
    "下滑": "swipedown", "下拉": "pulldown", "内存": "memory", "内存泄漏": "leak", "泄漏": "leak", "释放": "released",
    "内存警告": "memory warning", "循环引用": "retain", "生命周期": "lifecycle", "顺序": "order",
    "视图": "view", "控制器": "controller", "视图控制器": "controller", "加载": "viewdidload", "懒加载": "lazy loading",
    "卷曲": "partial curl", "响应者": "responder", "响应者链": "responder chain",
    "代理": "delegate", "委托": "delegate", "回调": "handler", "完成回调": "completion", "闭包": "closure",
    "崩溃": "crash", "闪退": "crash", "异常": "exception", "窗口": "window", "主窗口": "keywindow", "启动": "launch",
    "搜索": "search", "键盘": "keyboard", "样式": "style", "风格": "style", "转场样式": "transition style", "卡片": "sheet",
    "半屏": "halfsheet", "底部弹窗": "bottomsheet", "覆盖": "covered", "遮挡": "covered", "顶层": "topmost",
    "最上层": "topmost", "大小": "size", "尺寸": "size", "适配": "adaptive", "故事板": "storyboard",
    "转场委托": "transitioningdelegate",
    "不调用": "not called", "没有调用": "not called", "不走": "not called", "不执行": "not called", "没反应": "nothing",
    "不显示": "not shown", "不出现": "not shown", "无效": "ignored", "不生效": "ignored", "不消失": "not dismissed", "多次": "twice",
    "两次": "twice", "重复": "twice", "嵌套": "nested", "切换": "switching", "替换": "replace", "同时": "simultaneously",
    "表单": "form sheet", "页面": "page", "遮罩": "dimming", "模糊": "blur", "呈递": "present", "解散": "dismiss",
    "消除": "dismiss", "层级": "hierarchy", "子类": "subclass", "取消": "cancel", "重写": "override", "警告": "warning",
    "强引用": "strong reference", "安全区": "safe area", "折叠": "collapse", "展开": "expand", "紧凑": "compact",
    "常规": "regular", "特征": "trait", "转发": "forward", "淡入淡出": "cross dissolve", "翻转": "flip", "隐藏": "hidden",
    "底部栏": "tabbar", "工具栏": "toolbar", "通知": "notification", "场景": "scene", "主从": "master detail",
    "相册": "photo library", "百分比驱动": "percent driven", "抽屉": "drawer",
    "分享": "sharesheet", "相机": "camera", "暗黑模式": "darkmode", "深色模式": "darkmode", "按钮": "button",
  ]
}
