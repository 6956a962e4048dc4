import Foundation
import Testing

/// The settings of `Documentation/Editors/neovim` in Neovim itself, headless; where it is installed.
@Suite struct NeovimTests {
  private static let script = """
    local result = {}
    dofile(os.getenv("PRESIM_SETUP"))
    vim.cmd("edit screen.presim")
    local function wait(what) return vim.wait(30000, what, 20) end
    result.problems = wait(function() return #vim.diagnostic.get(0) > 0 end)
    result.codes = {}
    for _, item in ipairs(vim.diagnostic.get(0)) do table.insert(result.codes, item.lnum .. ":" .. tostring(item.code)) end
    local function ask(method, line, character, more)
      local params = { textDocument = vim.lsp.util.make_text_document_params(),
        position = { line = line, character = character } }
      for key, value in pairs(more or {}) do params[key] = value end
      local answers = vim.lsp.buf_request_sync(0, method, params, 30000) or {}
      for _, answer in pairs(answers) do return answer.result end
    end
    result.hover = ask("textDocument/hover", 6, 6).contents.value
    result.items = #ask("textDocument/completion", 6, 5).items
    vim.api.nvim_win_set_cursor(0, { 6, 0 })
    vim.lsp.buf.rename("card")
    result.renamed = wait(function() return vim.fn.search("card: DetailViewController", "nw") > 0 end)
    vim.api.nvim_buf_set_lines(0, -1, -1, false, { "expect   card.presentingViewController==tabs" })
    if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 30000 }) else vim.lsp.buf.formatting_sync(nil, 30000) end
    result.last = vim.api.nvim_buf_get_lines(0, -2, -1, false)[1]
    vim.fn.writefile({ vim.fn.json_encode(result) }, "result.json")
    vim.cmd("qall!")
    """

  @Test(.enabled(if: ProgramOnPath.find("nvim") != nil))
  func theServerWorksInNeovim() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(LanguageServerTests.text, to: "screen.presim")
    try presim.write(Self.script, to: "script.lua")
    let setup = Repository.root.appendingPathComponent("Documentation/Editors/neovim/presim.lua").path
    let command = try #require(try presim.make(["lsp"]).executableURL?.path)
    let run = try ProgramOnPath.run(
      try #require(ProgramOnPath.find("nvim")),
      [
        "--headless", "-u", "NONE", "-n", "-i", "NONE", "--cmd", "let g:presim_path = '\(command)'", "-c",
        "luafile script.lua",
      ],
      in: presim.directory,
      environment: ["PRESIM_SETUP": setup, "XDG_STATE_HOME": presim.directory.path, "HOME": presim.directory.path])
    let text = try? presim.read("result.json")
    let result = try #require(
      try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? [String: Any], "\(run.output)")
    expect(result["problems"] as? Bool, equals: true)
    expect((result["codes"] as? [String])?.contains("7:LNT-40"), equals: true, "\(result)")
    expect((result["hover"] as? String)?.contains("tabs presents detail as a page sheet"), equals: true)
    #expect(result["items"] as? Int ?? 0 > 20)
    expect(result["renamed"] as? Bool, equals: true)
    expect(result["last"] as? String, equals: "expect card.presentingViewController == tabs")
  }
}
