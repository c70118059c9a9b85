import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { DayRange as Days } from '@daftar/domain';
import { CalendarDays, ChevronDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Text as Label } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { dayPresets } from '../../forms/fields/day-presets.ts';
import { DayRange } from '../../forms/fields/day-range.tsx';
import { daysProblem } from '../../forms/fields/days-problem.ts';
import { PeriodCell } from '../../ui/cells/period-cell.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';

type Props = {
  /** The chosen days; they may not be applied yet. */
  readonly value: Days;
  readonly change: (value: Days) => void;
  readonly timeZone: string;
  /** Label of the button that applies the days. */
  readonly action: Label;
  /** Applies days: the chosen ones, or those of a preset, which apply at once. */
  readonly apply: (days: Days) => void;
  /** A note below the days, for example on the time zone; an error replaces it. */
  readonly hint?: ReactNode;
  /** Further fields of the panel. */
  readonly children?: ReactNode;
};

/** Shows the name of the preset with these days; without one, the days themselves. */
function PeriodText({ value, timeZone }: Pick<Props, 'value' | 'timeZone'>) {
  const { t } = useTexts();
  const { dateFrom, dateTo } = value;
  const preset = dayPresets(new Date(), timeZone).find(
    (one) => one.dateFrom === dateFrom && one.dateTo === dateTo,
  );
  if (daysProblem(value)) return <>–</>;
  return (
    <>
      {preset && <>{t(preset.label)} · </>}
      <PeriodCell from={dateFrom} to={dateTo} />
    </>
  );
}

/** The days, presets, further fields, and the button that applies the days. A preset applies at once. */
function Panel({ close, ...props }: Props & { readonly close: () => void }) {
  const { value, change, timeZone, action, apply, hint, children } = props;
  const { t } = useTexts();
  const problem = daysProblem(value);
  const finish = (days: Days) => {
    apply(days);
    close();
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || problem) return;
    event.preventDefault();
    finish(value);
  };
  return (
    <Stack gap="3" padding="3" width="min(440px, 88vw)" onKeyDown={applyOnEnter}>
      <DayRange
        {...{ value, change, timeZone, hint }}
        choose={(days) => {
          change(days);
          finish(days);
        }}
        errors={{ dateTo: problem }}
      />
      {children}
      <Button variant="solid" alignSelf="end" disabled={problem !== undefined} onClick={() => finish(value)}>
        {t(action)}
      </Button>
    </Stack>
  );
}

/** A button that shows a period and opens a panel to change it. */
export function PeriodPicker(props: Props) {
  const { value, timeZone } = props;
  const { t } = useTexts();
  const problem = daysProblem(value);
  return (
    <Box
      display="flex"
      css={{
        '& > button:first-of-type': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: '2',
          height: '9',
          px: '3',
          rounded: 'l2',
          borderWidth: '1px',
          borderColor: problem ? 'red.solid' : 'border.control',
          bg: 'bg.panel',
          maxWidth: 'none',
          whiteSpace: 'nowrap',
          _hover: { bg: 'bg.muted' },
        },
      }}
    >
      <Popover
        label={t('Period')}
        className="period-button"
        iconOnly={false}
        first="input"
        wide
        trigger={
          <>
            <CalendarDays size={15} aria-hidden />
            <Text as="span" color="fg.muted">
              {t('Period')}
            </Text>{' '}
            <span>
              <PeriodText value={value} timeZone={timeZone} />
            </span>
            <ChevronDown size={15} aria-hidden />
          </>
        }
      >
        {(close) => <Panel {...props} close={close} />}
      </Popover>
    </Box>
  );
}
