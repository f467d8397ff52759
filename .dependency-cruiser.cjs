/** The imports that are allowed; ARCHITECTURE.md has the reasons. Capture groups keep the rules free of lists: a new domain or feature needs no new rule. */
const serverCode = '^(gateway|subgraphs|packages/(db|kernel|embedded-mongod))/'
const browserCode = '^(explorer|host|remotes|packages/(ui|federation))/'
const outsideTests = '(\\.test\\.tsx?$|/testing/|/fixtures)'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import must lead somewhere; the plays import clients that `npm run test:clients` generates.',
      from: { pathNot: '^tools/clients/plays/' },
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    },
    {
      name: 'front-doors',
      severity: 'error',
      comment: 'A workspace is entered by its package exports, never by a path.',
      from: { path: '^((?:packages|subgraphs|remotes)/[^/]+|gateway|host|e2e)/' },
      to: {
        path: '^(packages|subgraphs|remotes)/[^/]+/|^(gateway|host)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'Rules import nothing.',
      from: { path: '^packages/rules/src', pathNot: outsideTests },
      to: { pathNot: '^packages/rules/src' },
    },
    {
      name: 'resolvers-translate',
      severity: 'error',
      comment: 'A resolver calls operations; models are theirs.',
      from: { path: '\\.resolvers\\.ts$' },
      to: { path: '\\.model\\.ts$' },
    },
    {
      name: 'rules-do-not-reach-up',
      severity: 'error',
      comment: 'Operations know neither resolvers nor REST.',
      from: { path: '^subgraphs/.+/operations/' },
      to: { path: '\\.(resolvers|rest|shape|refusals)\\.ts$' },
    },
    {
      name: 'domains-below-the-gateway',
      severity: 'error',
      comment: 'Domains do not know who serves them.',
      from: { path: '^(subgraphs|packages)/', pathNot: outsideTests },
      to: { path: '^(gateway|host|remotes)/' },
    },
    {
      name: 'no-server-code-in-the-browser',
      severity: 'error',
      comment: 'What runs in the browser must not pull in the server.',
      from: { path: browserCode },
      to: { path: serverCode },
    },
    {
      name: 'no-browser-code-on-the-server',
      severity: 'error',
      comment: 'And the other way round.',
      from: { path: serverCode },
      to: { path: browserCode },
    },
    {
      name: 'remotes-know-nothing-of-each-other',
      severity: 'error',
      comment: 'Each is deployed alone.',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^(remotes/(?!$1/)|host/)' },
    },
    {
      name: 'host-knows-no-remote',
      severity: 'error',
      comment: 'Remotes are found at run time.',
      from: { path: '^host/' },
      to: { path: '^remotes/' },
    },
    {
      name: 'features-know-nothing-of-each-other',
      severity: 'error',
      comment: 'What two features share moves up.',
      from: { path: '^(.+)/features/([^/]+)/' },
      to: { path: '^$1/features/(?!$2/)' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      comment: 'Product code does not import tests.',
      from: { pathNot: `(\\.test\\.tsx?$|/testing/|^e2e/|^tools/)` },
      to: { path: '(\\.test\\.tsx?$|/testing/)' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|data|art|pack)/' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'require', 'node', 'browser', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
