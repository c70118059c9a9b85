import { Button } from '@chakra-ui/react/button';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text as Line } from '@chakra-ui/react/text';
import { addDays, approvalFile, formatFileSize } from '@daftar/domain';
import { FileSpreadsheet, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { providerNameOf } from '../../kit/features/payments/provider-name.tsx';
import { DropZone } from '../../kit/features/uploads/drop-zone.tsx';
import { RefusedFile } from '../../kit/features/uploads/refused-file.tsx';
import { Sending } from '../../kit/features/uploads/sending.tsx';
import { DayRange } from '../../kit/forms/fields/day-range.tsx';
import { daysProblem } from '../../kit/forms/fields/days-problem.ts';
import { FieldFrame } from '../../kit/forms/fields/field-frame.tsx';
import { today } from '../../kit/lists/state/last-days.ts';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { Picker } from '../../kit/ui/parts/picker.tsx';
import type { Refusal } from './refusal-of-file.ts';
import type { Shape } from './shape.ts';
import { useFileUpload } from './use-file-upload.ts';

/** Shows why a file was rejected, and what to do. */
function UploadRefused({ fileName, refusal }: { fileName: string; refusal: Refusal }) {
  const { t, say } = useTexts();
  return (
    <RefusedFile fileName={fileName} title={t('The file was refused; nothing was changed')}>
      <Line>{say(refusal.reason)}</Line>
      {refusal.heading && <Line>{refusal.heading}</Line>}
      {refusal.remedy && <Line>{t(refusal.remedy)}</Line>}
    </RefusedFile>
  );
}

/** Returns why a chosen file cannot be uploaded; undefined if it can. Only the server checks the content. */
function faultOfFile({ name, size }: Pick<File, 'name' | 'size'>): Refusal | undefined {
  if (!/\.(?:csv|xlsx|xls)$/i.test(name))
    return {
      reason: 'Please send a CSV, xlsx or xls file',
      remedy: 'Save the report as CSV or as an Excel workbook, then choose that file.',
    };
  if (size > approvalFile.largest)
    return {
      reason: 'The file is larger than 10 MB',
      remedy: 'Split the report into files of fewer days.',
    };
  return undefined;
}

/** The chosen file before it is sent, with a button that removes it. */
function ChosenFile({ file, remove }: { file: File; remove: () => void }) {
  const { t, language, numerals } = useTexts();
  return (
    <HStack gap="3" padding="4" borderWidth="1px" borderRadius="l3" bg="bg.panel">
      <FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden />
      <Line fontWeight="medium" truncate flex="1" minWidth="0">
        <bdi>{file.name}</bdi>
      </Line>
      <Line color="fg.muted" className="figure" whiteSpace="nowrap">
        {formatFileSize(file.size, language, numerals)}
      </Line>
      <Button variant="ghost" size="xs" aria-label={t('Remove the file')} onClick={remove}>
        <X size={16} aria-hidden />
      </Button>
    </HStack>
  );
}

type Props = {
  readonly shapes: readonly Shape[];
  /** The chosen provider; '' before the choice. */
  readonly provider: string;
  readonly choose: (provider: string) => void;
};

/** The upload form: provider, period and file. */
export function UploadForm({ shapes, provider, choose }: Props) {
  const { t } = useTexts();
  const { state, send, refuse, reset, cancel } = useFileUpload();
  const [days, setDays] = useState(() => ({ dateFrom: addDays(today(), -1), dateTo: addDays(today(), -1) }));
  const [file, setFile] = useState<File>();
  const [asked, setAsked] = useState(false);
  const problem = daysProblem(days);
  const noProvider: Text | undefined = provider === '' ? 'Please choose the provider' : undefined;
  const take = (chosen: File | undefined) => {
    const fault = chosen && faultOfFile(chosen);
    setFile(fault ? undefined : chosen);
    if (chosen && fault) refuse(chosen, fault);
    else reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (file && !problem && !noProvider) send({ provider, ...days, file });
  };
  if (state.kind === 'sending') return <Sending {...state} cancel={cancel} />;
  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={submit}>
        {state.kind === 'refused' && <UploadRefused fileName={state.file.name} refusal={state.refusal} />}
        <FormSection title="What it covers">
          <FieldFrame name="provider" label="Provider" required error={asked ? noProvider : undefined}>
            {(control) => (
              <Picker {...control} value={provider} onChange={({ target }) => choose(target.value)}>
                <option value="">{t('Select')}</option>
                {shapes.map((shape) => (
                  <option key={shape.provider} value={shape.provider}>
                    {providerNameOf(shape.provider)}
                  </option>
                ))}
              </Picker>
            )}
          </FieldFrame>
          <DayRange required value={days} change={setDays} errors={{ dateTo: problem }} />
        </FormSection>
        {file ? (
          <ChosenFile file={file} remove={() => take(undefined)} />
        ) : (
          <DropZone
            label={
              state.kind === 'refused'
                ? 'Choose another file'
                : 'Drop the settlement file here, or press to choose it'
            }
            kinds={{ accept: '.csv,.xlsx,.xls', hint: 'CSV, xlsx and xls files.' }}
            disabled={false}
            choose={take}
          />
        )}
        <HStack justify="end">
          <Button type="submit" variant="solid" disabled={!file}>
            {t('Upload and compare')}
          </Button>
        </HStack>
      </form>
    </Stack>
  );
}
