const NAMED = /((?:`[^`]+`(?:, )?)+) in \[[^\]]+\]\(([^)\s#]+)/g;
const SCHEMA = /\[`(\w+)`\]\(([^)\s#]+\/schemas\/[\w-]+\.yaml)\)/g;

/**
 * Returns the names that a Markdown text says are in a file (`` `name` in [file](…) ``) and that the file does not contain, and
 * schemas that are not in the file that they link to. `read` returns a file's text; undefined when there is none.
 */
export function missingNames(markdown: string, read: (target: string) => string | undefined): string[] {
  const named = [...markdown.matchAll(NAMED)].flatMap(([, names = '', target = '']) =>
    [...names.matchAll(/`([^`]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => read(target)?.includes(name) === false)
      .map((name) => `${name} in ${target}`),
  );
  const schemas = [...markdown.matchAll(SCHEMA)]
    .filter(([, name = '', target = '']) => !`\n${read(target) ?? ''}`.includes(`\n${name}:`))
    .map(([, name = '', target = '']) => `${name} in ${target}`);
  return [...named, ...schemas];
}
