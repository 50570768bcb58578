// Loaded by npm start and npm test before all else, as an older Node cannot even read what follows; so nothing newer is used here.
var version = process.versions.node.split(".").map(Number);
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(
    "\n  Node 20.19 or newer is needed, and this is " +
      process.versions.node +
      ": install a newer one from https://nodejs.org, then start again.\n",
  );
  process.exit(1);
}
