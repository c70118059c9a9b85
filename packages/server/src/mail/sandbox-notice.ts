import type { Language } from '@daftar/domain';
import texts from '@daftar/words/mails/sandbox-notice.json' with { type: 'json' };
import type { Gateway } from '../gateway.ts';

const words: Readonly<Record<Language, string>> = texts;

/** Returns the notices of a mail that apply, as one text; undefined without any. A mail of a sandbox says so first. */
export const noticeFrom = (
  { settings: { sandbox } }: { settings: Pick<Gateway['settings'], 'sandbox'> },
  language: Language,
  notice?: string | undefined,
): string | undefined => [sandbox && words[language], notice].filter(Boolean).join(' ') || undefined;
