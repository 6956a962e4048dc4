// Starts `presim lsp` for scenario files, and shows what its commands answer beside the editor.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;
const texts = new Map();
const changed = new vscode.EventEmitter();

/** Shows a text of presim's in a read-only document beside the editor; the same one for the same command. */
async function show(title, text) {
  const uri = vscode.Uri.from({ scheme: "presim", path: `/${title}.txt` });
  texts.set(uri.toString(), text);
  changed.fire(uri);
  const document = await vscode.workspace.openTextDocument(uri);
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true });
}

function make() {
  const command = vscode.workspace.getConfiguration("presim").get("path", "presim");
  return new LanguageClient(
    "presim", "presim",
    { command, args: ["lsp"] },
    {
      documentSelector: [{ language: "presim" }],
      initializationOptions: { showsTexts: true },
      middleware: {
        async executeCommand(name, words, next) {
          const answer = await next(name, words);
          if (typeof answer === "string") await show(name.replace("presim.", ""), answer);
          return answer;
        },
      },
    });
}

async function start() {
  client = make();
  try {
    await client.start();
  } catch (error) {
    vscode.window.showErrorMessage(`presim: ${error.message}. Set 'presim.path' to the command.`);
  }
}

exports.activate = async (context) => {
  context.subscriptions.push(
    changed,
    vscode.workspace.registerTextDocumentContentProvider("presim", {
      onDidChange: changed.event,
      provideTextDocumentContent: (uri) => texts.get(uri.toString()) ?? "",
    }),
    vscode.commands.registerCommand("presim.restart", async () => {
      await client?.stop();
      await start();
    }));
  await start();
};

exports.deactivate = () => client?.stop();
