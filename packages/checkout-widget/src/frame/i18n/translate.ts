import type { Locale } from '../../protocol.ts';

export type Values = Record<string, string | number>;
export type Messages = Partial<Record<string, string>>;

/** A message of the gateway: English words, and the code and values by which they are translated. */
export interface GatewayMessage {
  message: string;
  code?: string | undefined;
  values?: Values | undefined;
}

/** Loads the texts of a language, by English text, and its refusals, by code. Other languages are not downloaded. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'ar') {
    const [{ ar }, { refusalsAr }] = await Promise.all([import('./ar.ts'), import('./refusals-ar.ts')]);
    return { ...ar, ...refusalsAr };
  }
  if (locale === 'ur') {
    const [{ ur }, { refusalsUr }] = await Promise.all([import('./ur.ts'), import('./refusals-ur.ts')]);
    return { ...ur, ...refusalsUr };
  }
  return {};
}

/** Translates a message of the gateway by its code, or else by its text; an unknown one stays English. */
export function translateMessage(
  messages: Messages,
  { message, code = '', values = {} }: GatewayMessage,
): string {
  const template = messages[code];
  if (template === undefined) return messages[message] ?? message;
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A text in the messages' language, with `{name}` filled in; a text without a translation stays as it is. */
export function translate(messages: Messages, text: string, values: Values = {}): string {
  return (messages[text] ?? text).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
