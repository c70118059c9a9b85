import type { Locale } from '../../protocol.ts';

export type Values = Record<string, string | number>;
export type Messages = Partial<Record<string, string>>;

/** A message of the gateway: its English text, and the code and values with which it is translated. */
export interface GatewayMessage {
  message: string;
  code?: string | undefined;
  values?: Values | undefined;
}

/** Loads a language's texts, by English text, and its error messages, by code. Other languages are not downloaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'ar') {
    const { ar, refusalsAr } = await import('./ar.ts');
    return { ...ar, ...refusalsAr };
  }
  if (locale === 'ur') {
    const { ur, refusalsUr } = await import('./ur.ts');
    return { ...ur, ...refusalsUr };
  }
  return {};
}

/** Translates a message of the gateway by its code, or else by its text. An unknown message remains English. */
export function translateMessage(
  messages: Messages,
  { message, code = '', values = {} }: GatewayMessage,
): string {
  const template = messages[code];
  if (template === undefined) return messages[message] ?? message;
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Translates a text and fills in its `{name}` placeholders. A text without a translation remains English. */
export function translate(messages: Messages, text: string, values: Values = {}): string {
  return (messages[text] ?? text).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
