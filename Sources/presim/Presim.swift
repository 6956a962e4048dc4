@main
struct Presim {
  static func main() { print("presim") }
}
