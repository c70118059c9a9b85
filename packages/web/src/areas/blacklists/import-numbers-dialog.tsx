import { Field } from '@chakra-ui/react/field';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import { useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { asWritten, joined } from '../../i18n/shown.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { type BulkJob, type BulkOutcome, runBulk } from '../../kit/records/actions/run-bulk.ts';
import { useHost } from '../../kit/records/host.ts';
import { useChange } from '../../kit/records/resource-queries.ts';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { FormDialog } from '../../kit/ui/overlays/form-dialog.tsx';
import type { OverlayProps } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { mostNumbers, numbersOf, type PastedNumber } from './numbers-of.ts';

/** Returns a function that blacklists numbers, shows its progress, and reports which lines failed and why. */
function useImport() {
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

/** Upper limit of the lines that the dialog names as no numbers. */
const mostShown = 5;

type Props = OverlayProps & { readonly ids?: { readonly trigger: string } };

/**
 * A dialog in which the user enters many numbers at once; blacklists them one after the other. It stays open with the lines
 * that are not numbers.
 */
export function ImportNumbersDialog(props: Props) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const run = useImport();
  const { good, bad } = numbersOf(text);
  const isReady = good.length > 0 && good.length <= mostNumbers;
  const submit = () => {
    // Lines that are not numbers stay, so that the user can correct them; the button that was pressed loses the focus.
    if (bad.length === 0) props.onOpenChange({ open: false });
    else field.current?.focus();
    setText(bad.map(({ typed }) => typed).join('\n'));
    void run(good);
  };
  return (
    <FormDialog {...props} title="Import numbers" action="Import" ready={isReady} submit={submit}>
      <Field.Root invalid={bad.length > 0}>
        <Field.Label>{t('Numbers')}</Field.Label>
        <Textarea
          ref={field}
          dir="ltr"
          rows={8}
          maxLength={40_000}
          fontVariantNumeric="tabular-nums"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Field.HelperText>{t('One in a line, each with its country’s calling code.')}</Field.HelperText>
        <Field.ErrorText overflowWrap="anywhere" display="block">
          {t('Not numbers with a calling code:')}
          {bad.slice(0, mostShown).map(({ line, typed }) => (
            <div key={`${line} ${typed}`}>{t('Line {{line}}: {{text}}', { line, text: typed })}</div>
          ))}
          {bad.length > mostShown && '…'}
        </Field.ErrorText>
      </Field.Root>
      <Text role="status" textStyle="xs" color="fg.muted" minHeight="4">
        {text.trim() !== '' && t('Numbers found: {{count}}', { count: good.length })}
      </Text>
      {good.length > mostNumbers && (
        <Text color="fg.error">
          {t('Too many numbers for one import; it takes {{most}}.', { most: mostNumbers })}
        </Text>
      )}
    </FormDialog>
  );
}
