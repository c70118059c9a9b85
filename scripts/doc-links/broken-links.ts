const LINK = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g;
const ELSEWHERE = /^[a-z]+:/;

/** Returns the targets of a Markdown text's relative links that do not exist. */
export function brokenLinks(markdown: string, exists: (target: string) => boolean): string[] {
  const targets = [...markdown.matchAll(LINK)].map(([, target = '']) => target);
  return targets.filter((target) => !ELSEWHERE.test(target) && !exists(target));
}
