import { storableText } from '../basics/storable-text.ts';

/** Parsed JSON with numbers as text, so that ids above 2^53 and amounts stay exact. */
export type DigitJson = string | boolean | null | DigitJson[] | { [key: string]: DigitJson };

interface ReviverContext {
  source?: string;
}

/** Parses JSON with numbers as text. Replaces characters that PostgreSQL cannot store. Returns undefined for invalid JSON. */
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

/** Returns the value if it is a JSON object, otherwise undefined. */
export function asFields(json: DigitJson | undefined): Record<string, DigitJson> | undefined {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined;
}

/** Returns a field's text; '' for absent, null and structured fields, as signatures require. */
export function textOf(fields: Record<string, DigitJson>, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === 'string' ? value : '';
}
