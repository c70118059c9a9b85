import { sameValue } from './same-value.ts';

type Fields = Record<string, unknown>;

export interface Differences {
  changed: string[];
  before: Fields;
  after: Fields;
}

/** Returns the fields that differ, with their values before and after, including fields that only one side has. */
export function differences(before: object, after: object): Differences {
  const [was, is] = [{ ...before } as Fields, { ...after } as Fields];
  const fields = Object.keys({ ...is, ...was });
  const changed = fields.filter((field) => !sameValue(was[field], is[field]));
  const pick = (from: Fields) => Object.fromEntries(changed.map((field) => [field, from[field] ?? null]));
  return { changed, before: pick(was), after: pick(is) };
}
