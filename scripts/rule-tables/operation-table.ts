import type { Operation, Schema } from './read-operations.ts';

const link = (text: string, file: string) => `[${text}](../../${file})`;
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);

function schema(one: Schema | undefined): string {
  if (!one) return '–';
  if (one.name === undefined) return 'in the contract file';
  return one.file ? link(`\`${one.name}\``, one.file) : `\`${one.name}\``;
}

/** Returns the folder of the handler and its files: `payouts/` [handlers.ts] [decide.ts]. */
function server([first, ...others]: readonly string[]): string {
  if (first === undefined) return '–';
  const area = first.split('/').at(-2) ?? '';
  return [link(`${area}/${nameOf(first)}`, first), ...others.map((file) => link(nameOf(file), file))].join(
    ', ',
  );
}

/** Returns a table of operations for each tag of the contract, in Markdown. */
export function operationTable(operations: readonly Operation[]): string {
  const byTag = Map.groupBy(operations, ({ tag }) => tag);
  return [...byTag]
    .map(([tag, rows]) =>
      [
        `## ${tag}`,
        '',
        '| verb and path | operation | who may call | body | answer | contract | server |',
        '|---|---|---|---|---|---|---|',
        ...rows.map(
          ({ verb, path, id, permission, body, answer, contract, handlers }) =>
            `| \`${verb} ${path}\` | \`${id}\` | ${permission} | ${schema(body)} | ${schema(answer)} | ${link(nameOf(contract), contract)} | ${server(handlers)} |`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
}
