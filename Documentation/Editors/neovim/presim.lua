-- presim in Neovim 0.7 and later: copy to ~/.config/nvim/plugin/presim.lua. `presim` is taken from PATH, or from
-- vim.g.presim_path. What 'run', 'explain' and 'compare' answer comes into a window of its own.
local function show(text)
  vim.cmd("botright new")
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo[buffer].buftype = "nofile"
  vim.bo[buffer].bufhidden = "wipe"
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(text, "\n"))
  vim.bo[buffer].modifiable = false
end

local function start(buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  local root = vim.fn.fnamemodify(vim.fn.finddir(".git", vim.fn.fnamemodify(file, ":h") .. ";"), ":p:h:h")
  local options = {
    name = "presim",
    cmd = { vim.g.presim_path or "presim", "lsp" },
    root_dir = root,
    init_options = { showsTexts = true },
    handlers = {
      ["workspace/executeCommand"] = function(_, answer)
        if type(answer) == "string" then show(answer) end
      end,
    },
  }
  if vim.lsp.start then return vim.lsp.start(options) end
  -- Neovim 0.7 has no vim.lsp.start.
  vim.g.presim_client = vim.g.presim_client or vim.lsp.start_client(options)
  if vim.g.presim_client then vim.lsp.buf_attach_client(buffer, vim.g.presim_client) end
end

local group = vim.api.nvim_create_augroup("presim", {})
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  group = group,
  pattern = "*.presim",
  callback = function() vim.bo.filetype = "presim" end,
})
vim.api.nvim_create_autocmd("FileType", {
  group = group,
  pattern = "presim",
  callback = function(event)
    local buffer = event.buf or vim.api.nvim_get_current_buf()
    vim.bo[buffer].commentstring = "// %s"
    vim.bo[buffer].shiftwidth = 2
    vim.bo[buffer].expandtab = true
    vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
    start(buffer)
  end,
})
