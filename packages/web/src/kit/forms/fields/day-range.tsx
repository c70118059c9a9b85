import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import type { DayRange as Days } from '@daftar/domain';
import { type ReactNode, useId } from 'react';
import { homeZone } from '../../../i18n/home-zone.ts';
import type { Message } from '../../../i18n/message.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DayInput } from './day-input.tsx';
import { DayPopover } from './day-popover.tsx';
import { dayPresets } from './day-presets.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldMessage, messageIds } from './field-message.tsx';
import { useDayText } from './use-day-text.ts';

export type DayRangeProps = {
  readonly value: Days;
  readonly change: (value: Days) => void;
  /** Receives the days of a chosen preset, for a search that applies them at once; `change` by default. */
  readonly choose?: ((value: Days) => void) | undefined;
  readonly blur?: (() => void) | undefined;
  readonly errors?: Partial<Record<keyof Days, Message | undefined>> | undefined;
  readonly timeZone?: string | undefined;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** The line below the presets, for example a note on the time zone; an error replaces it. */
  readonly hint?: ReactNode;
};

const labels = { dateFrom: 'Date From', dateTo: 'Date To' } as const;

type PresetsProps = Required<Pick<DayRangeProps, 'value' | 'choose'>> & { readonly timeZone: string };

function Presets({ value, choose, timeZone }: PresetsProps) {
  const { t } = useTexts();
  return (
    // `text-wrap: balance` keeps the last preset from being alone on a line. It works only on text, so the buttons are inline.
    <Box textWrap="balance" mb="-1.5" css={{ '& > button': { me: '1.5', mb: '1.5' } }}>
      {dayPresets(new Date(), timeZone).map(({ label, dateFrom, dateTo }) => (
        <Button
          key={label}
          size="2xs"
          rounded="full"
          fontWeight="normal"
          color="fg.muted"
          aria-pressed={value.dateFrom === dateFrom && value.dateTo === dateTo}
          _pressed={{ colorPalette: 'brand', bg: 'colorPalette.subtle', color: 'colorPalette.fg' }}
          onClick={() => choose({ dateFrom, dateTo })}
        >
          {t(label)}
        </Button>
      ))}
    </Box>
  );
}

/**
 * A date range with inclusive ends, which can be typed, chosen from a calendar or set by a preset. Both ends share one message below
 * the presets, in a line that is always there, so that neither the presets nor a button below them move when it appears.
 */
export function DayRange({
  value,
  change,
  choose = change,
  blur,
  errors,
  required,
  readOnly = false,
  hint,
  ...rest
}: DayRangeProps) {
  const { timeZone = homeZone() } = rest;
  const ids = messageIds(useId());
  const ends = {
    dateFrom: useDayText({
      value: value.dateFrom,
      blur,
      timeZone,
      change: (dateFrom) => change({ ...value, dateFrom }),
    }),
    dateTo: useDayText({
      value: value.dateTo,
      blur,
      timeZone,
      change: (dateTo) => change({ ...value, dateTo }),
    }),
  };
  // Hides 'missing date' errors while the user is still typing a date.
  const isTyping = ends.dateFrom.isInvalid || ends.dateTo.isInvalid;
  const errorOf = (end: keyof Days) => ends[end].error ?? (isTyping ? undefined : errors?.[end]);
  const error = errorOf('dateFrom') ?? errorOf('dateTo');
  return (
    <Stack gap="1.5" minWidth="0">
      <Grid templateColumns="repeat(auto-fit, minmax(min(150px, 100%), 1fr))" alignItems="start" gap="4">
        {(['dateFrom', 'dateTo'] as const).map((end) => (
          <FieldFrame
            key={end}
            name={end}
            label={labels[end]}
            required={required}
            error={errorOf(end)}
            errorId={ids.errorText}
          >
            {(control) => (
              <DayInput control={control} day={ends[end]} readOnly={readOnly}>
                <DayPopover {...{ end, value, change, timeZone }} />
              </DayInput>
            )}
          </FieldFrame>
        ))}
      </Grid>
      {!readOnly && <Presets {...{ value, choose, timeZone }} />}
      {(hint || !readOnly) && (
        <Field.Root ids={ids} invalid={error !== undefined} minHeight="4">
          <FieldMessage {...{ ids, error, hint }} fixed={readOnly} />
        </Field.Root>
      )}
    </Stack>
  );
}
