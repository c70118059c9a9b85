import { api } from '../../api/api.ts';
import { asWritten, joined } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type BulkJob, type BulkOutcome, runBulk } from '../../kit/actions/run-bulk.ts';
import { useHost } from '../../kit/bindings/host.ts';
import { useChange } from '../../kit/bindings/resource-queries.ts';
import { dialogs } from '../../kit/dialogs/dialogs.ts';

/** Returns a function that blacklists numbers, shows its progress, and reports which numbers failed and why. */
export function useImport() {
  const { t, say } = useTexts();
  const { startWork } = useHost();
  const { mutateAsync } = useChange('blacklists', (job: BulkJob<string>) => runBulk(job, startWork));
  const wordsOf = ({ done, failures, left }: BulkOutcome<string>) =>
    joined(
      [
        t('Succeeded: {{count}}', { count: done }),
        ...(failures.length > 0 ? [t('Failed: {{count}}', { count: failures.length })] : []),
        ...(left > 0 ? [t('Not started: {{count}}', { count: left })] : []),
      ],
      ' · ',
    );
  return async (rows: readonly string[]) => {
    const run = (msisdn: string) => api.blacklists.create({ msisdn });
    const outcome = await mutateAsync({ title: t('Import numbers'), rows, run, wordsOf }).catch(
      () => undefined,
    );
    if (!outcome || outcome.failures.length === 0) return;
    const lines = outcome.failures.map(({ row, message }) => `${row}: ${say(message)}`);
    await dialogs.alert({
      title: 'Import numbers',
      text: wordsOf(outcome),
      detail: asWritten(lines.join('\n')),
    });
  };
}
