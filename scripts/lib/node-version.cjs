// Loaded first by npm start and npm test: an older Node cannot read newer syntax, so none is used here.
var version = process.versions.node.split(".").map(Number);
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(
    "\n  Node 20.19 or newer is needed, and this is " +
      process.versions.node +
      ": install a newer one from https://nodejs.org, then start again.\n",
  );
  process.exit(1);
}
