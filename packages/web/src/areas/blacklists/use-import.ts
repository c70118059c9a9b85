import { api } from '../../api/api.ts';
import { asWritten, joined } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type BulkJob, type BulkOutcome, runBulk } from '../../kit/records/actions/run-bulk.ts';
import { useHost } from '../../kit/records/host.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import type { PastedNumber } from './numbers-of.ts';

/** Returns a function that blacklists numbers, shows its progress, and reports which lines failed and why. */
export function useImport() {
  const { t, say } = useTexts();
  const { startWork } = useHost();
  const { mutateAsync } = useChange('blacklists', (job: BulkJob<PastedNumber>) => runBulk(job, startWork));
  const wordsOf = ({ done, failures, left }: BulkOutcome<PastedNumber>) =>
    joined(
      [
        t('Succeeded: {{count}}', { count: done }),
        ...(failures.length > 0 ? [t('Failed: {{count}}', { count: failures.length })] : []),
        ...(left > 0 ? [t('Not started: {{count}}', { count: left })] : []),
      ],
      ' · ',
    );
  return async (rows: readonly PastedNumber[]) => {
    const run = ({ msisdn }: PastedNumber) => api.blacklists.create({ msisdn });
    const outcome = await mutateAsync({ title: t('Import numbers'), rows, run, wordsOf }).catch(
      () => undefined,
    );
    if (!outcome || outcome.failures.length === 0) return;
    const lines = outcome.failures.map(
      ({ row: { line, typed }, message }) =>
        `${t('Line {{line}}: {{text}}', { line, text: typed })} · ${say(message)}`,
    );
    await dialogs.alert({
      title: 'Import numbers',
      text: wordsOf(outcome),
      detail: asWritten(lines.join('\n')),
    });
  };
}
