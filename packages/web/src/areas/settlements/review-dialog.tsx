import { Field } from '@chakra-ui/react/field';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Textarea } from '@chakra-ui/react/textarea';
import { type ReactNode, useEffect, useState } from 'react';
import type { Text as Label } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCloseGuard } from '../../kit/forms/screens/use-leave-guard.ts';
import { FormDialog } from '../../kit/ui/overlays/form-dialog.tsx';
import { DeviationFigures } from './deviation-figures.tsx';
import { OverlapList } from './period-notice.tsx';
import type { Reasons, ReviewSubject } from './review-subject.ts';

type Props = {
  readonly subject: ReviewSubject;
  readonly answer: (reasons: Reasons | undefined) => void;
};

type SectionProps = {
  readonly title: Label;
  readonly children: ReactNode;
  readonly label: Label;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
};

function Section({ title, children, label, reason, setReason }: SectionProps) {
  const { t } = useTexts();
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" textStyle="sm">
        {t(title)}
      </Heading>
      {children}
      <Field.Root required>
        <Field.Label>{t(label)}</Field.Label>
        <Textarea value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      </Field.Root>
    </Stack>
  );
}

/**
 * The dialog that asks for reasons before a settlement is saved: one for a difference, one for an overlap. Closing it asks first
 * if a reason was typed.
 */
export function ReviewDialog({ subject: { deviation, overlaps, message }, answer }: Props) {
  const { t, say } = useTexts();
  const [difference, setDifference] = useState('');
  const [override, setOverride] = useState('');
  const isOverlap = overlaps.length > 0 || message !== undefined;
  const isMissing = (deviation && difference.trim() === '') || (isOverlap && override.trim() === '');
  const { onTyped, leave } = useCloseGuard(() => answer(undefined));
  const isTyped = `${difference}${override}`.trim() !== '';
  useEffect(() => onTyped(isTyped), [isTyped, onTyped]);
  const submit = () =>
    answer({
      ...(deviation && { difference: { reason: difference.trim() } }),
      ...(isOverlap && { override: { reason: override.trim() } }),
    });
  return (
    <FormDialog
      open
      role="alertdialog"
      onOpenChange={({ open }) => !open && leave()}
      title="Review before saving"
      action="Save"
      ready={!isMissing}
      submit={submit}
    >
      <Stack gap="5">
        {deviation && (
          <Section
            title="Save with this difference?"
            label="Reason for the difference"
            reason={difference}
            setReason={setDifference}
          >
            <Text>
              {t('Net settled differs from the decimal result by more than 0.5 %. Both figures are kept.')}
            </Text>
            <DeviationFigures
              used={deviation.figures.netSettledAmount}
              exact={deviation.exact.netSettledAmount}
            />
          </Section>
        )}
        {isOverlap && (
          <Section
            title="This period overlaps"
            label="Reason for the overlap"
            reason={override}
            setReason={setOverride}
          >
            {overlaps.length > 0 && <OverlapList overlaps={overlaps} />}
            {overlaps.length === 0 && message !== undefined && <Text>{say(message)}</Text>}
          </Section>
        )}
      </Stack>
    </FormDialog>
  );
}
