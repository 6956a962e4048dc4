// swift-format-ignore-file

// MARK: - the parts of an address
import Foundation
func parts(_ text: String) {
  guard let url = URL(string: text) else { return say("none", text) }
  say("text", url.absoluteString)
  say("scheme", url.scheme)
  say("host", url.host)
  say("port", url.port)
  say("path", url.path)
  say("components", url.pathComponents)
  say("last", url.lastPathComponent)
  say("query", url.query)
  say("fragment", url.fragment)
}
func go() {
  parts("app://orders/42")
  parts("app://orders")
  parts("app://orders/")
  parts("app:orders/42")
  parts("app:///orders/42")
  parts("https://a.com:8080/x/y/?q=1&b=%20c&d#f")
  parts("/orders/42")
  parts("orders/42/")
  parts("")
  parts("https://a.com//x//y//")
  parts("http://[::1")
  parts("http://a b.com")
  parts("https://a.com:x/")
  parts("1a://x")
  parts("a_b://x/1")
  parts("mailto:a@b.c")
  parts("app://or%20ders/a%2Fb/c")
  parts("app://x/a b?c d#e f")
  parts("app://x/{id}|1")
  parts("app://h?#")
  parts("x/y:z")
}

// MARK: - what a link's query says
import Foundation
func values(_ text: String) {
  guard let url = URL(string: text), let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
    return say("none", text)
  }
  say("query", parts.query)
  say("host", parts.host)
  say("path", parts.path)
  for item in parts.queryItems ?? [] {
    say("name", item.name)
    say("value", item.value)
  }
  say("id", parts.queryItems?.first(where: { $0.name == "id" })?.value)
  let id = parts.queryItems?.first { $0.name == "id" }?.value.flatMap { Int($0) }
  say("number", id)
  if let id { say("is", "\(id)") } else { say("is", "none") }
}
func go() {
  values("app://orders?id=42&tab=open")
  values("app://orders/7?id=x&flag&empty=")
  values("app://orders?a=b=c&n=a%20b%26c")
  values("app://orders/")
  values("app://orders?")
  values("app://orders?=1&")
}

// MARK: - an address is put together
import Foundation
func go() {
  var parts = URLComponents()
  say("empty", parts.string)
  parts.scheme = "app"
  parts.host = "orders"
  parts.path = "/4 2"
  say("string", parts.string)
  parts.queryItems = [URLQueryItem(name: "a b", value: "c&d=e"), URLQueryItem(name: "n", value: nil)]
  say("string", parts.string)
  parts.queryItems?.append(URLQueryItem(name: "x", value: ""))
  say("url", parts.url?.absoluteString)
  say("count", parts.queryItems?.count)
  parts.query = "q=1 2"
  say("string", parts.url?.absoluteString)
  say("items", parts.queryItems?.first?.value)
  parts.queryItems = nil
  parts.fragment = "top"
  say("string", parts.string)
  parts.path = "x"
  say("none", parts.url == nil)
  let url = URL(string: "app://orders/1")!
  say("same", url == URL(string: "app://orders/1"))
  say("other", url == URL(string: "app://orders/2"))
  say("more", url.appendingPathComponent("x y").absoluteString)
  say("words", "\(url)")
}

// MARK: - where a link leads
import Foundation
enum Route: Equatable { case orders, order(Int), search(String), unknown }
func route(_ url: URL) -> Route {
  guard url.scheme == "app", let host = url.host else { return .unknown }
  let parts = url.pathComponents.filter { $0 != "/" }
  switch (host, parts.first) {
  case ("orders", nil): return .orders
  case ("orders", let id?):
    guard let number = Int(id) else { return .unknown }
    return .order(number)
  case ("search", _):
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems
    return .search(items?.first { $0.name == "q" }?.value ?? "")
  default: return .unknown
  }
}
func go() {
  for text in ["app://orders", "app://orders/42", "app://orders/x", "app://search?q=a%20b", "web://orders", "app:x"] {
    guard let url = URL(string: text) else { continue }
    say(text, route(url))
    switch url.host {
    case "orders"?: say("host", 1)
    case nil: say("host", 0)
    default: say("host", 2)
    }
    switch url.pathComponents.count {
    case 2...: say("second", url.pathComponents[1])
    default: say("second", "none")
    }
  }
}
