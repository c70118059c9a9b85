/** Which folders may import which. The rules name folders only, so a new file needs no entry. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|openapi|mock-server|e2e|bench|examples)/', pathNot: [from, ...allowed] },
});

const folders = [
  'packages/domain',
  'packages/sdk',
  'packages/server',
  'packages/embedded-postgres',
  'packages/sandboxes',
  'packages/demo',
  'packages/web',
  'packages/checkout-widget',
  'openapi',
  'mock-server',
  'e2e',
  'bench',
  'examples/merchant-shop',
];

const src = '^packages/server/src';
/** The folders that every area may import. They import no area. */
const shared =
  'access|audit|backup|basics|config|contract|db|figures|http|jobs|ledger|lists|mail|observe|providers|records|security|sheets|webhooks';

/** Allowed imports between the server's folders; packages/server/src/README.md describes the folders. */
const server = [
  {
    name: 'server-shared-folders-import-no-area',
    comment: 'A folder that every area uses imports no area, and nothing that starts the product.',
    severity: 'error',
    from: { path: `${src}/(${shared}|gateway\\.ts)` },
    to: { path: `${src}/`, pathNot: `${src}/(${shared}|gateway\\.ts)` },
  },
  {
    name: 'server-areas-import-shared-folders-only',
    severity: 'error',
    from: { path: `${src}/areas/` },
    to: { path: `${src}/`, pathNot: `${src}/(areas|${shared}|gateway\\.ts)` },
  },
  {
    name: 'server-areas-are-imported-by-their-public-file',
    comment:
      'An area imports another area only through its public.ts. Only areas/all.ts imports the handlers of all areas.',
    severity: 'error',
    from: { path: `${src}/areas/([^/]+)/` },
    to: { path: `${src}/areas/`, pathNot: [`${src}/areas/$1/`, `${src}/areas/[^/]+/public\\.ts$`] },
  },
  {
    name: 'server-folders-import-areas-by-their-public-file',
    severity: 'error',
    from: { path: `${src}/`, pathNot: `${src}/areas/` },
    to: { path: `${src}/areas/`, pathNot: `${src}/areas/([^/]+/public|all)\\.ts$` },
  },
  {
    name: 'server-areas-have-no-circular-imports',
    scope: 'folder',
    severity: 'error',
    from: { path: `${src}/areas/[^/]+$` },
    to: { circular: true },
  },
  {
    name: 'server-db-imports-basics-and-config-only',
    severity: 'error',
    from: { path: `${src}/db/` },
    to: { path: `${src}/`, pathNot: `${src}/(db|basics|config)/`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-basics-import-the-domain-only',
    severity: 'error',
    from: { path: `${src}/basics/` },
    to: { path: '^(packages|openapi)/', pathNot: [`${src}/basics/`, '^packages/domain/'] },
  },
  {
    name: 'server-migrations-are-frozen',
    comment: 'An applied migration must never change, so it imports only kysely and the copies in `frozen`.',
    severity: 'error',
    from: { path: `${src}/db/migrations/` },
    to: { pathNot: [`${src}/db/migrations/frozen/`, '/node_modules/kysely/'] },
  },
  {
    name: 'sandboxes-demo-and-tests-stay-out-of-production',
    severity: 'error',
    from: { path: `${src}/`, pathNot: `${src}/testing/` },
    to: { path: [`${src}/testing/`, '^packages/(sandboxes|demo)/'] },
  },
  {
    name: 'server-fill-is-for-other-packages',
    comment:
      'fill.ts and setup/index.ts list what the demo may import; the server imports the original files.',
    severity: 'error',
    from: { path: `${src}/` },
    to: { path: `${src}/(fill|setup/index)\\.ts$` },
  },
  {
    name: 'throw-away-databases-are-for-tests',
    severity: 'error',
    from: { path: `${src}/`, pathNot: `${src}/testing/` },
    to: { path: '^packages/embedded-postgres/src/testing\\.ts$' },
  },
];

/** Rules for folders in layers, lowest first: no folder imports one of a higher layer. */
const layers = (name, folder, all) =>
  all.slice(0, -1).map((layer, level) => ({
    name: `${name}-${layer.join('-')}-import-no-higher-layer`,
    severity: 'error',
    from: { path: `${folder}/(${layer.join('|')})/` },
    to: {
      path: `${folder}/(${all
        .slice(level + 1)
        .flat()
        .join('|')})/`,
    },
  }));

/** packages/web/README.md describes the folders. */
const web = layers('web', '^packages/web/src', [
  ['theme', 'i18n', 'api'],
  ['kit'],
  ['session'],
  ['shell'],
  ['areas'],
]);

const kit = [
  ...layers('web-kit', '^packages/web/src/kit', [['ui'], ['records'], ['forms'], ['lists'], ['features']]),
  {
    name: 'web-kit-ui-knows-nothing-of-the-product',
    comment: 'It shows what it is given: it calls no operation and has no type of the contract.',
    severity: 'error',
    from: { path: '^packages/web/src/kit/ui/', pathNot: '\\.test\\.tsx?$' },
    to: { path: ['^packages/web/src/api/', '^packages/(sdk|checkout-widget)/'] },
  },
];

/** packages/server/src/README.md describes the folders. */
const checkout = layers('checkout', `${src}/areas/checkout`, [
  ['refunds'],
  ['attempts'],
  ['responses'],
  ['sessions'],
  ['status'],
  ['methods', 'returns'],
]);

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('domain-imports-words-only', '^packages/domain/', ['^packages/words/']),
    only('sdk-imports-contract-types-only', '^packages/sdk/', ['^openapi/generated/']),
    only('server-imports-domain-contract-and-its-own-packages', '^packages/server/', [
      '^packages/(domain|embedded-postgres|sandboxes|words)/',
      '^openapi/(generated|checking)/',
    ]),
    {
      name: 'only-tests-check-the-server-against-the-contract',
      severity: 'error',
      from: { path: '^packages/server/src/' },
      to: { path: '^openapi/checking/' },
    },
    only('embedded-postgres-imports-nothing-of-ours', '^packages/embedded-postgres/', []),
    only('sandboxes-import-domain-and-words-only', '^packages/sandboxes/src/', ['^packages/(domain|words)/']),
    only('demo-imports-domain-sandboxes-and-server', '^packages/demo/src/', [
      '^packages/(domain|sandboxes|server)/',
    ]),
    {
      name: 'demo-is-used-by-starts-and-tests-only',
      severity: 'error',
      from: { path: '^(packages|openapi|mock-server|examples)/', pathNot: '^packages/demo/' },
      to: { path: '^packages/demo/' },
    },
    ...server,
    only('widget-imports-domain-and-sdk', '^packages/checkout-widget/', ['^packages/(domain|sdk|words)/']),
    only('web-imports-domain-sdk-widget', '^packages/web/', [
      '^packages/(domain|sdk|checkout-widget|words)/',
    ]),
    {
      name: 'contract-types-never-at-run-time-in-the-sdk',
      severity: 'error',
      from: { path: '^packages/sdk/src' },
      to: { path: '^openapi/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-areas-do-not-import-each-other',
      severity: 'error',
      from: { path: '^packages/web/src/areas/([^/]+)/' },
      to: { path: '^packages/web/src/areas/([^/]+)/', pathNot: '^packages/web/src/areas/$1/' },
    },
    ...web,
    ...kit,
    ...checkout,
    ...folders.map((folder) => ({
      name: `imports-of-other-packages-use-their-exports:${folder}`,
      comment: 'Another package is imported by its name, never by a path into it.',
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { path: `^(${folders.join('|')})/`, pathNot: `^${folder}/`, dependencyTypes: ['local'] },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
