import { runSteps } from './run-step.ts';

/**
 * Runs the static checks: style, contract rules, import rules, unused code, regular expressions and links. The
 * longest come first, because two run at a time.
 */
await runSteps(
  [
    [
      { name: 'regular expressions (recheck)', command: ['node', 'scripts/regexes.ts'] },
      // Biome's own rule for promises does not see those of Kysely's statements.
      { name: 'promises (oxlint)', command: ['oxlint', '--type-aware'] },
      { name: 'style (Biome)', command: ['biome', 'check', '.'] },
      {
        name: 'imports',
        command: [
          'depcruise',
          '--config',
          '.dependency-cruiser.cjs',
          'openapi',
          'packages',
          'mock-server',
          'e2e',
          'bench',
          'examples',
        ],
      },
      { name: 'unused code (knip)', command: ['knip'] },
      {
        name: 'contract rules (Redocly, OWASP)',
        command: ['pnpm', '--filter', '@daftar/openapi', 'run', 'lint'],
      },
      { name: 'contract drift', command: ['pnpm', '--filter', '@daftar/openapi', 'run', 'drift'] },
      {
        name: 'contract breaks no client',
        command: ['pnpm', '--filter', '@daftar/openapi', 'run', 'breaking'],
      },
      {
        name: 'exports of the domain that only tests use (knip)',
        command: ['knip', '--production', '--workspace', 'packages/domain', '--include', 'exports,types'],
      },
      { name: 'arithmetic on money', command: ['node', 'scripts/money-arithmetic.ts'] },
      { name: 'SQL that distributed engines lack', command: ['node', 'scripts/sql-features.ts'] },
      { name: 'owners of tables', command: ['node', 'scripts/table-owners.ts'] },
      { name: 'links of documents', command: ['node', 'scripts/doc-links.ts'] },
      { name: 'tables of docs/rules', command: ['node', 'scripts/rule-tables.ts', '--check'] },
    ],
  ],
  false,
);
