import { businessDay } from '@daftar/domain';
import { asWritten, type Shown } from '../../i18n/shown.ts';
import type { Texts } from '../../i18n/texts-of.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SaveCancelled } from '../../kit/forms/screens/save-cancelled.ts';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import type { KeyValues } from './key-draft.ts';
import { limitChanges } from './limit-changes.ts';

/** Returns the limits of a key as formatted texts, by their labels. */
const said = (
  { scopes, addresses, expiresDate }: KeyValues,
  { t, digits }: Texts,
  timeZone: string,
): readonly (readonly [Shown, string])[] => [
  [t('Scopes'), scopes.join(', ')],
  [t('Only from'), addresses.join(', ') || t('Anywhere')],
  [t('Until'), expiresDate ? digits(businessDay(expiresDate, timeZone)) : t('For ever')],
];

/** Returns the limits that differ, each with its value before and after, and an empty line before each. */
function differing(before: KeyValues, after: KeyValues, texts: Texts, timeZone: string): Shown {
  const { t } = texts;
  const now = said(after, texts, timeZone);
  const pairs = said(before, texts, timeZone).flatMap(([label, was], at) => {
    const is = now[at]?.[1] ?? '';
    return was === is ? [] : [`\n${label} · ${t('Before')}: ${was}\n${label} · ${t('After')}: ${is}`];
  });
  return asWritten(pairs.join('\n'));
}

/**
 * Returns a function that shows the limits of a key before and after an edit and asks for confirmation, so that nobody gives a
 * key more rights by mistake. Throws `SaveCancelled` if the user declines. Asks nothing if only the name changes.
 */
export function useLimitsDialog(timeZone: string) {
  const texts = useTexts();
  return async (before: KeyValues, after: KeyValues): Promise<void> => {
    const { widens, narrows } = limitChanges(before, after);
    if (!widens && !narrows) return;
    const confirmed = await dialogs.confirm({
      title: 'Are you sure?',
      text: widens
        ? 'Programs with this key can do more than before.'
        : 'Programs with this key are refused what it no longer allows.',
      detail: differing(before, after, texts, timeZone),
      action: 'Save',
      ...(widens && { tone: 'danger' }),
    });
    if (!confirmed) throw new SaveCancelled('The limits of the key stay');
  };
}
