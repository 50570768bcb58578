const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const inModule = "^(server|web)/modules/([^/]+)/";
const infrastructure =
  "^server/(csv|db|due|egress|http|jobs|live|mail|notices|organisation|outbox|queue|sealed|security-events|storage|story|workers)/";
const test = "([.]test[.]tsx?$|^(server|web)/test/)";
const npm = (name) => `(^|/)node_modules/${name}/`;

module.exports = {
  forbidden: [
    rule(
      "contract-stands-alone",
      "The contract knows only itself and Zod.",
      { path: "^contract/", pathNot: test },
      { pathNot: ["^contract/", npm("zod")] },
    ),
    rule(
      "codes-and-rules-are-plain",
      "The browser carries them, so they carry no library.",
      { path: "^contract/((codes|rules)/|(entry-)?places[.]ts$)", pathNot: test },
      { pathNot: "^contract/((codes|rules)/|(entry-)?places[.]ts$)" },
    ),
    rule(
      "web-never-server",
      "The browser meets the server over HTTP.",
      { path: "^web/" },
      { path: "^server/" },
    ),
    rule(
      "server-never-web",
      "The server knows no screen.",
      { path: "^server/" },
      { path: "^web/" },
    ),
    rule(
      "browser-carries-no-schemas",
      "Of the contract the browser gets its codes and rules; the rest is types and weighs nothing.",
      { path: "^web/", pathNot: test },
      {
        path: "^contract/",
        pathNot: "^contract/((codes|rules)/|(entry-)?places[.]ts$)",
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule(
      "infrastructure-knows-no-module",
      "What serves every module depends on none.",
      { path: infrastructure, pathNot: test },
      { path: "^server/modules/" },
    ),
    rule(
      "modules-meet-at-index",
      "A module offers others what its index.ts names.",
      { path: inModule },
      { path: "^$1/modules/", pathNot: "^$1/modules/($2/|[^/]+/index[.]ts$)" },
    ),
    rule(
      "search-knows-no-module",
      "The module that writes a record saves the words it is found by; the search calls no module.",
      { path: "^server/modules/search/", pathNot: test },
      { path: "^server/modules/", pathNot: "^server/modules/search/" },
    ),
    rule(
      "ground-knows-no-people",
      "Companies, accounts, the line and departments are what employees stand on.",
      { path: "^server/modules/(tenant|auth|line|departments)/", pathNot: test },
      {
        path: "^server/modules/",
        pathNot: "^server/modules/(tenant|auth|line|departments|search)/",
      },
    ),
    rule(
      "line-changes-in-one-place",
      "changeLine does all that a change of manager needs; previews and files are checked before anything changes.",
      {
        path: "^server/",
        pathNot: [
          "^server/modules/line/(change-line[.]ts$|change/|told/|preview/|circles[.]ts$)",
          "^server/modules/import/",
          test,
        ],
      },
      { path: "^server/(modules/line/change/|organisation/line-circle[.]ts$)" },
    ),
    rule(
      "typed-text-comes-from-humans",
      "A reason is typed by a human or a code; these read back what was typed, in a row or a file.",
      {
        path: "^server/",
        pathNot: [
          "^server/demo/",
          "^server/modules/import/leaders/led-by[.]ts$",
          "^server/modules/leave/balances/openings/openings[.]ts$",
          "^server/modules/leave/planning/(holidays/holidays|shutdown/shutdown-undoing)[.]ts$",
          test,
        ],
      },
      { path: "^server/story/typed-text[.]ts$" },
    ),
    rule(
      "people-know-no-paperwork",
      "Employees know nothing of leave, notes or feedback about them.",
      { path: "^server/modules/employees/", pathNot: test },
      {
        path: "^server/modules/",
        pathNot: "^server/modules/(tenant|auth|line|departments|employees|search)/",
      },
    ),
    rule(
      "notifications-know-no-occasion",
      "The bell shows what was stored, and need not know the module that it comes from.",
      { path: "^server/modules/notifications/", pathNot: test },
      { path: "^server/modules/", pathNot: "^server/modules/(tenant|auth|notifications)/" },
    ),
    rule(
      "onboarding-is-last",
      "How people come in is put together from what the other modules offer; none needs it.",
      { path: "^server/modules/", pathNot: ["^server/modules/(onboarding|import)/", test] },
      { path: "^server/modules/(onboarding|import)/" },
    ),
    rule(
      "dashboards-are-last",
      "A dashboard looks at what the other modules keep; none needs it, not even onboarding.",
      { path: "^server/modules/", pathNot: ["^server/modules/dashboard/", test] },
      { path: "^server/modules/dashboard/" },
    ),
    rule(
      "demo-is-a-guest",
      "The demonstration company uses the modules as others do; only the start knows of it.",
      { path: "^server/", pathNot: ["^server/(demo/|main[.]ts$)", test] },
      { path: "^server/demo/" },
    ),
    rule(
      "demo-meets-modules-at-index",
      "What the demonstration shows is what the modules themselves write.",
      { path: "^server/demo/", pathNot: test },
      { path: "^server/modules/", pathNot: "^server/modules/[^/]+/index[.]ts$" },
    ),
    rule(
      "http-only-in-routes",
      "A domain function does not know that it was called over HTTP.",
      { path: "^server/modules/", pathNot: ["/routes[.]ts$", test] },
      { path: ["^server/http/", npm("fastify")] },
    ),
    rule(
      "no-sql-in-routes",
      "What is called over HTTP, and what other modules may import, is named there and done elsewhere; the engine only computes.",
      {
        path: ["^server/modules/.*/(routes|index)[.]ts$", "^server/modules/leave/engine/"],
        pathNot: test,
      },
      { path: ["^server/db/", npm("kysely")], dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "driver-only-in-db",
      "Every statement goes through the connection that sets the tenant.",
      { path: "^server/", pathNot: ["^server/db/", test] },
      { path: npm("pg") },
    ),
    rule(
      "mail-only-in-mail",
      "A mail goes out once its change has committed.",
      { path: "^server/", pathNot: ["^server/mail/", test] },
      { path: npm("nodemailer") },
    ),
    rule(
      "egress-is-the-only-way-out",
      "An address given by a user must not reach a private network, so one place calls other servers.",
      { path: "^server/", pathNot: ["^server/egress/", test] },
      {
        path: ["^(node:)?(https?|http2|tls|dgram)$", npm("undici")],
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule(
      "ui-knows-no-domain",
      "The component library would fit any product.",
      { path: "^web/ui/", pathNot: test },
      { path: "^(contract|web/(api|app|modules))/" },
    ),
    rule(
      "api-knows-no-module",
      "The client is derived from the contract alone.",
      { path: "^web/api/", pathNot: test },
      { path: "^web/(app|modules|ui)/" },
    ),
    rule(
      "app-composes",
      "Screens are put together in one place.",
      { path: "^web/modules/", pathNot: test },
      { path: "^web/app/" },
    ),
    rule(
      "journeys-come-from-outside",
      "A journey sees what a browser sees.",
      { path: "^e2e/" },
      { path: "^(server|web|scripts|bench)/" },
    ),
    rule(
      "product-needs-no-tools",
      "What runs at a customer's is complete without what builds, measures and tests it.",
      { path: "^(contract|server|web)/", pathNot: test },
      { path: "^(bench|build|e2e|scripts)/" },
    ),
    rule("no-cycles", "What needs each other is one thing.", {}, { circular: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
  },
};
