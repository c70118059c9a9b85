/** Who may import whom. Rules speak of folders, so a new file needs no entry. */
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
  'packages/web',
  'packages/checkout-widget',
  'openapi',
  'mock-server',
  'e2e',
  'bench',
  'examples/merchant-shop',
];

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('domain-imports-nothing-of-ours', '^packages/domain/', []),
    only('sdk-imports-contract-types-only', '^packages/sdk/', ['^openapi/generated/']),
    only('server-imports-domain-and-contract', '^packages/server/', [
      '^packages/domain/',
      '^openapi/generated/',
    ]),
    only('widget-imports-domain-and-sdk', '^packages/checkout-widget/', ['^packages/(domain|sdk)/']),
    only('web-imports-domain-sdk-widget', '^packages/web/', ['^packages/(domain|sdk|checkout-widget)/']),
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
    {
      name: 'web-kit-imports-no-area',
      severity: 'error',
      from: { path: '^packages/web/src/(kit|ui)/' },
      to: { path: '^packages/web/src/(areas|routes)/' },
    },
    ...folders.map((folder) => ({
      name: `nothing-reaches-past-exports-of-others:${folder}`,
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
