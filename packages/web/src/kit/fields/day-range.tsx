import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import type { DayRange as Days } from '@daftar/domain';
import { homeZone } from '../../i18n/home-zone.ts';
import type { Message } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DayInput } from './day-input.tsx';
import { DayPopover } from './day-popover.tsx';
import { dayPresets } from './day-presets.ts';
import { FieldFrame } from './field-frame.tsx';
import { useDayText } from './use-day-text.ts';

type Props = {
  readonly value: Days;
  readonly change: (value: Days) => void;
  readonly blur?: (() => void) | undefined;
  readonly errors?: Partial<Record<keyof Days, Message | undefined>> | undefined;
  readonly timeZone?: string | undefined;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
};

const labels = { dateFrom: 'Date From', dateTo: 'Date To' } as const;

type PresetsProps = Required<Pick<Props, 'value' | 'change'>> & { readonly timeZone: string };

function Presets({ value, change, timeZone }: PresetsProps) {
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
          onClick={() => change({ dateFrom, dateTo })}
        >
          {t(label)}
        </Button>
      ))}
    </Box>
  );
}

/** A date range with inclusive ends, which can be typed, chosen from a calendar or set by a preset. */
export function DayRange({ value, change, blur, errors, required, readOnly, ...rest }: Props) {
  const { timeZone = homeZone() } = rest;
  const ends = {
    dateFrom: useDayText({
      ...{ value: value.dateFrom, blur, timeZone },
      change: (dateFrom) => change({ ...value, dateFrom }),
    }),
    dateTo: useDayText({
      ...{ value: value.dateTo, blur, timeZone },
      change: (dateTo) => change({ ...value, dateTo }),
    }),
  };
  // Hides 'missing date' errors while the user is still typing a date.
  const isTyping = ends.dateFrom.isInvalid || ends.dateTo.isInvalid;
  return (
    <Stack gap="1.5" minWidth="0">
      <Grid templateColumns="repeat(auto-fit, minmax(min(150px, 100%), 1fr))" alignItems="start" gap="4">
        {(['dateFrom', 'dateTo'] as const).map((end) => (
          <FieldFrame
            key={end}
            name={end}
            label={labels[end]}
            required={required}
            error={ends[end].error ?? (isTyping ? undefined : errors?.[end])}
          >
            {(control) => (
              <DayInput control={control} day={ends[end]} readOnly={readOnly}>
                <DayPopover {...{ end, value, change, timeZone }} />
              </DayInput>
            )}
          </FieldFrame>
        ))}
      </Grid>
      {!readOnly && <Presets {...{ value, change, timeZone }} />}
    </Stack>
  );
}
