// Asks the engine natively what it is asked in WebAssembly, and compares: `run` of every n-th file, `explain` of every m-th.
//   asker requests N M <paths      the questions, each with its length in front
//   asker check QUESTIONS ANSWERS  whether the answers are those of this machine

@testable import PresentationModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@main
enum Asker {
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "requests", let run = Int(arguments[2]), let explain = Int(arguments[3]) {
      requests(run: max(1, run), explain: max(1, explain))
    } else if arguments.count == 4, arguments[1] == "check" {
      check(frames(bytes(of: arguments[2])), frames(bytes(of: arguments[3])))
    } else {
      fail("asker: requests N M, or check QUESTIONS ANSWERS")
    }
  }

  private static func requests(run: Int, explain: Int) {
    var row = 0
    while let path = readLine() {
      for (command, every) in [(0, run), (1, explain)] as [(UInt8, Int)] where row % every == 0 {
        let request = [command, 0, 0, 0, 0] + framed(Array(path.utf8)) + framed([]) + framed([]) + bytes(of: path)
        put(framed(request))
      }
      row += 1
    }
  }

  private static func check(_ requests: [ArraySlice<UInt8>], _ answers: [ArraySlice<UInt8>]) {
    var (different, size) = (0, 0)
    for (row, request) in requests.enumerated() {
      let native = Reports.answer(Array(request))
      size += native.count
      if row < answers.count, answers[row].elementsEqual(native) { continue }
      different += 1
      let length = Int(request[request.startIndex + 5]) | Int(request[request.startIndex + 6]) << 8
      let path = String(decoding: request.dropFirst(9).prefix(length), as: UTF8.self)
      let command = request.first == 0 ? "run" : "explain"
      say("'\(command)' of \(path) says something else on 32 bits\(row < answers.count ? "" : ": nothing")")
      if different == 10 { break }
    }
    if different > 0 { exit(1) }
    print("\(requests.count) questions: \(size) bytes of answers, the same on 32 bits as on 64")
  }

  private static func framed(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt32(bytes.count)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> UInt32($0)) } + bytes
  }

  private static func frames(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    while start + 4 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
      let end = min(bytes.count, start + 4 + length)
      result.append(bytes[start + 4..<end])
      start = end
    }
    return result
  }

  private static func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { fail("cannot read \(path)") }
    defer { fclose(file) }
    var result: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { return result }
      result += piece[..<count]
    }
  }

  private static func put(_ bytes: [UInt8], on descriptor: Int32 = 1) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + done, $0.count - done) }
      guard count > 0 else { exit(74) }
      done += count
    }
  }

  private static func say(_ text: String) { put(Array((text + "\n").utf8), on: 2) }

  private static func fail(_ text: String) -> Never {
    say(text)
    exit(2)
  }
}
