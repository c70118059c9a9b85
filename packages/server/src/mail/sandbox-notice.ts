import type { Language } from '@daftar/domain';
import type { Gateway } from '../gateway.ts';

const words: Readonly<Record<Language, string>> = {
  en: 'Sandbox: no real money moves here.',
  ar: 'بيئة تجريبية: لا تتحرك هنا أموال حقيقية.',
  ur: 'سینڈ باکس: یہاں اصل رقم منتقل نہیں ہوتی۔',
};

/** Returns the notices of a mail that apply, as one text; undefined without any. A mail of a sandbox says so first. */
export const noticeFrom = (
  { settings: { sandbox } }: { settings: Pick<Gateway['settings'], 'sandbox'> },
  language: Language,
  notice?: string | undefined,
): string | undefined => [sandbox && words[language], notice].filter(Boolean).join(' ') || undefined;
