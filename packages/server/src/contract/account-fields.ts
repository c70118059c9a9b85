import { deref } from './document.ts';

interface Schema {
  properties?: Readonly<Record<string, unknown>>;
  items?: unknown;
  allOf?: readonly unknown[];
  anyOf?: readonly unknown[];
  oneOf?: readonly unknown[];
}

/** Replaces every `userTypeId` of a response, in place. */
export type ShowAccounts = (body: unknown, shown: (account: string) => string) => void;

/** Returns the function that replaces `userTypeId` wherever a schema has it; undefined if it has none. */
export function showAccountsOf(schema: unknown, above: readonly unknown[] = []): ShowAccounts | undefined {
  const node = deref(schema) as Schema | null | undefined;
  if (node === null || typeof node !== 'object' || above.includes(node)) return undefined;
  const inside = [...above, node];
  const parts = [node.allOf, node.anyOf, node.oneOf].flatMap((list) => list ?? []);
  const shows: ShowAccounts[] = parts.flatMap((part) => showAccountsOf(part, inside) ?? []);
  const items = node.items === undefined ? undefined : showAccountsOf(node.items, inside);
  if (items)
    shows.push((body, shown) => {
      if (Array.isArray(body)) for (const item of body) items(item, shown);
    });
  for (const [name, inner] of Object.entries(node.properties ?? {})) {
    const show = name === 'userTypeId' ? showAccount : showField(name, showAccountsOf(inner, inside));
    if (show) shows.push(show);
  }
  if (shows.length === 0) return undefined;
  return (body, shown) => {
    for (const show of shows) show(body, shown);
  };
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null;

const showAccount: ShowAccounts = (body, shown) => {
  if (!isObject(body) || typeof body.userTypeId !== 'string') return;
  const account = shown(body.userTypeId);
  if (account !== body.userTypeId) body.userTypeId = account;
};

const showField = (name: string, show: ShowAccounts | undefined): ShowAccounts | undefined =>
  show && ((body, shown) => isObject(body) && show(body[name], shown));
