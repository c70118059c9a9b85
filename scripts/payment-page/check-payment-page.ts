import { createHash } from 'node:crypto';

/** A script or style that the build put on the payment page. */
export interface InventoryEntry {
  path: string;
  integrity: string;
}

/** The files of a build: those of the payment page, and the loader that shops include. */
export interface Inventory {
  scripts: InventoryEntry[];
  loader: InventoryEntry;
}

/** Directives of the Content Security Policy without which the page could run code that is in no inventory. */
const POLICIES = [
  "script-src 'self'",
  "default-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
];

/**
 * Compares a served payment page with the inventory of its build (PCI DSS 4.0.1, requirements 6.4.3 and 11.6.1): every file has its hash,
 * the page names no other script, has no inline code, and is sent with its policy. Returns a message for each difference.
 */
export async function checkPaymentPage(
  address: string,
  inventory: Inventory,
  get: (url: string) => Promise<Response> = fetch,
): Promise<string[]> {
  const base = address.replace(/\/+$/, '');
  const answer = await get(`${base}/hosted-checkout/eg`);
  const page = await answer.text();
  const files = [...inventory.scripts, inventory.loader];
  const found = await Promise.all(files.map((entry) => differenceOf(base, entry, get)));
  return [
    ...(answer.status === 200 ? [] : [`The page answers ${answer.status}.`]),
    ...policyProblems(answer.headers.get('content-security-policy') ?? ''),
    ...tagProblems(page, inventory.scripts),
    ...found.filter((problem) => problem !== undefined),
  ];
}

async function differenceOf(
  base: string,
  { path, integrity }: InventoryEntry,
  get: (url: string) => Promise<Response>,
): Promise<string | undefined> {
  const answer = await get(base + path);
  if (answer.status !== 200) return `${path} answers ${answer.status}.`;
  const hash = createHash('sha384')
    .update(new Uint8Array(await answer.arrayBuffer()))
    .digest('base64');
  return `sha384-${hash}` === integrity ? undefined : `${path} was changed: its hash is sha384-${hash}.`;
}

function policyProblems(policy: string): string[] {
  const missing = POLICIES.filter((one) => !policy.split(';').some((part) => part.trim() === one));
  const unsafe = /unsafe-\w+/.exec(policy);
  return [
    ...missing.map((one) => `The Content-Security-Policy lacks ${one}.`),
    ...(unsafe ? [`The Content-Security-Policy allows ${unsafe[0]}.`] : []),
  ];
}

/** Every script of the page must be a file of the inventory with its hash; JSON is data and never runs. */
function tagProblems(page: string, scripts: InventoryEntry[]): string[] {
  const tags = [...page.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = '']) => attributes);
  return tags.flatMap((attributes) => {
    if (attributes.includes('type="application/json"')) return [];
    const path = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
    if (path === undefined) return ['The page holds an inline script.'];
    const entry = scripts.find((one) => one.path === path);
    if (!entry) return [`The page runs ${path}, which is not in the inventory.`];
    return attributes.includes(`integrity="${entry.integrity}"`)
      ? []
      : [`The page names ${path} without its hash.`];
  });
}
