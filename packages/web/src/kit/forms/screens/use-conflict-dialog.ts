import { formatReportDateTime } from '@daftar/domain';
import { pathWords } from '../../../i18n/field-words.ts';
import { homeZone } from '../../../i18n/home-zone.ts';
import { asWritten } from '../../../i18n/shown.ts';
import type { Texts } from '../../../i18n/texts-of.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { valueLine } from '../../../i18n/value-line.ts';
import { dialogs } from '../../ui/overlays/dialogs.ts';
import type { Conflict } from './merge-changes.ts';
import { SaveCancelled } from './save-cancelled.ts';

/** The newest change of a record, as far as the user may see it. */
export type LastChange = {
  readonly changedBy?: string | undefined;
  readonly changedAt?: string | undefined;
};

function changeLine({ changedBy, changedAt }: LastChange, { t, digits, word }: Texts): string[] {
  if (changedBy === undefined || changedAt === undefined) return [];
  const time = digits(formatReportDateTime(changedAt, homeZone()));
  return [t('Last change: {{name}}, {{time}}', { name: word(changedBy), time })];
}

/**
 * Returns a function that asks whether to replace other users' values, and shows them and who changed the record last. Throws
 * `SaveCancelled` if the user declines; asks nothing without conflicts.
 */
export function useConflictDialog(): (conflicts: readonly Conflict[], change: LastChange) => Promise<void> {
  const texts = useTexts();
  const { t } = texts;
  return async (conflicts, change) => {
    if (conflicts.length === 0) return;
    const fields = conflicts.map(({ path }) => pathWords(path, texts)).join(', ');
    // Leaves out ids, which mean nothing to users.
    const shown = conflicts.filter(({ path }) => !path.at(-1)?.endsWith('Id'));
    const values = shown.map(({ path, theirs }) => `${pathWords(path, texts)}: ${valueLine(theirs, texts)}`);
    const detail = [...values, ...changeLine(change, texts)];
    const replace = await dialogs.confirm({
      title: t('Somebody else changed this record'),
      text: t(
        'Other users changed these fields since you opened the form: {{fields}}. Saving replaces their values.',
        { fields },
      ),
      ...(detail.length > 0 && { detail: asWritten(detail.join(' · ')) }),
      action: t('Save mine'),
    });
    if (!replace) throw new SaveCancelled('Somebody else changed the record');
  };
}
