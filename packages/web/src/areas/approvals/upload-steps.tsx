import { Timeline } from '@chakra-ui/react/timeline';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { runExport } from '../../kit/records/actions/run-export.ts';
import { useHost } from '../../kit/records/host.ts';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { useNeeds } from '../../session/permissions/use-needs.ts';

type StepProps = {
  readonly number: number;
  readonly title: Text;
  readonly text: Text;
  readonly children?: ReactNode;
};

function Step({ number, title, text, children }: StepProps) {
  const { t, digits } = useTexts();
  return (
    <Timeline.Item as="li">
      <Timeline.Connector>
        <Timeline.Separator />
        <Timeline.Indicator aria-hidden>{digits(String(number))}</Timeline.Indicator>
      </Timeline.Connector>
      <Timeline.Content gap="1" alignItems="start">
        <Timeline.Title>{t(title)}</Timeline.Title>
        <Timeline.Description textStyle="grid">{t(text)}</Timeline.Description>
        {children}
      </Timeline.Content>
    </Timeline.Item>
  );
}

/** Sent as the first day, because without one the API exports only the last seven days. */
const earliestDay = '2000-01-01';

/** Exports all pending payouts, as a sheet that this page can read after the user has filled it in. */
function Template() {
  const { t } = useTexts();
  const { startWork } = useHost();
  const filters = { status: 'Pending', dateFrom: earliestDay } as const;
  return (
    <ActionButton
      label="Download pending payouts"
      icon={<FileDown size={15} aria-hidden />}
      disabledReason={useNeeds().toOpen('listPayouts')}
      run={() =>
        void runExport({ list: 'payouts', format: 'xlsx', filters }, t('Pending payouts'), startWork)
      }
    />
  );
}

/** Explains how payouts are decided with a file, from the template to the result. */
export function UploadSteps() {
  return (
    <FormSection title="How it works">
      <Timeline.Root as="ol" size="md" variant="subtle" paddingBlock="1">
        <Step
          number={1}
          title="Download the template"
          text="The same sheet that this page reads, with all pending payouts."
        >
          <Template />
        </Step>
        <Step
          number={2}
          title="Decide in the sheet"
          text="Change each Status to Approved or Rejected, and delete the rows you leave open."
        />
        <Step
          number={3}
          title="Upload it here"
          text="Check what will happen to each row, take rows out, then press Proceed."
        />
      </Timeline.Root>
    </FormSection>
  );
}
