import type { Route } from './read-routes.ts';

const link = (file: string, text = file.slice(file.lastIndexOf('/') + 1)) => `[${text}](../../${file})`;

/** Returns the table of the back-office's addresses, in Markdown. */
export function routeTable(routes: readonly Route[]): string {
  return [
    '| address | page | what the page is made of | guard |',
    '|---|---|---|---|',
    ...routes.map(
      ({ path, page, parts, route }) =>
        `| \`${path}\` | ${link(page, page.split('/').slice(-2).join('/'))} | ${parts.map((part) => link(part)).join(', ') || '–'} | ${link(route)} |`,
    ),
  ].join('\n');
}
