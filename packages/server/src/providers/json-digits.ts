import { storableText } from '../basics/storable-text.ts';

/** JSON where every number is its own text: ids above 2^53 keep their digits and amounts stay exact. */
export type DigitJson = string | boolean | null | DigitJson[] | { [key: string]: DigitJson };

interface ReviverContext {
  source?: string;
}

/** Parses JSON without ever making a binary float, each text as it can be kept; undefined when it is no JSON. */
export function parseJsonDigits(text: string): DigitJson | undefined {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: ReviverContext) => {
      if (typeof value === 'number') return context?.source ?? String(value);
      return typeof value === 'string' ? storableText(value) : value;
    }) as DigitJson;
  } catch {
    return undefined;
  }
}

/** The fields of a JSON object; undefined for anything else. */
export function asFields(json: DigitJson | undefined): Record<string, DigitJson> | undefined {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined;
}

/** A field's text; absent, null and structures are empty, as signatures take them. */
export function textOf(fields: Record<string, DigitJson>, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' ? value : '';
}
