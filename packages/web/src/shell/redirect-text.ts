import { flagWords } from '../i18n/permission-words.ts';
import type { Shown } from '../i18n/shown.ts';
import type { Texts } from '../i18n/texts-of.ts';
import type { RedirectReason } from '../session/permissions/redirect-reason.ts';

/** Returns the message for a page that the user, or the viewed role, may not open, with the missing permission. */
export function redirectText({ t, word }: Texts, { page, flag, role }: RedirectReason): Shown {
  const named = { page: word(page) };
  if (!flag) {
    return role === undefined
      ? t('You may not open “{{page}}”. Only users of {{provider}} can open it.', named)
      : t('{{role}} may not open “{{page}}”. Only users of {{provider}} can open it.', {
          ...named,
          role,
        });
  }
  const values = { ...named, permission: flagWords(flag).map(word).join(': ') };
  return role === undefined
    ? t('You may not open “{{page}}”: it needs the permission “{{permission}}”.', values)
    : t('{{role}} may not open “{{page}}”: it needs the permission “{{permission}}”.', { ...values, role });
}
