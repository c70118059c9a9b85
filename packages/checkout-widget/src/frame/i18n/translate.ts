import type { Locale } from '../../protocol.ts';

export type Values = Record<string, string | number>;
export type Messages = Partial<Record<string, string>>;

/** Only the language that is shown is downloaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'ar') return (await import('./ar.ts')).ar;
  if (locale === 'ur') return (await import('./ur.ts')).ur;
  return {};
}

/** A text in the messages' language, with `{name}` filled in; a text without a translation stays as it is. */
export function translate(messages: Messages, text: string, values: Values = {}): string {
  return (messages[text] ?? text).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
