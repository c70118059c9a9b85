import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { ControlProps } from './field-frame.tsx';
import type { DayText } from './use-day-text.ts';

type Props = {
  readonly control: ControlProps;
  readonly day: DayText;
  readonly readOnly: boolean | undefined;
  /** The button that opens the calendar. */
  readonly children: ReactNode;
};

/** A date input (DD/MM/YYYY). The up and down keys change it by one day; Alt+Down opens the calendar. */
export function DayInput({ control, day, readOnly, children }: Props) {
  const { t } = useTexts();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (readOnly) return;
    if (!event.altKey || event.key !== 'ArrowDown') return day.onKeyDown(event);
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector('button')?.click();
  };
  return (
    <Box position="relative" width="full">
      <Input
        {...control}
        // Makes the browser block the form's submission while the text is not a valid date.
        ref={(input: HTMLInputElement | null) => input?.setCustomValidity(day.problem)}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        aria-keyshortcuts={readOnly ? undefined : 'Alt+ArrowDown'}
        fontVariantNumeric="tabular-nums"
        // The input's direction is left-to-right in every language, so its padding for the button is mirrored by hand.
        {...(!readOnly && { pe: '9', _rtl: { ps: '9', pe: '2.5' } })}
        placeholder={readOnly ? undefined : t('DD/MM/YYYY')}
        value={day.text}
        readOnly={readOnly}
        onChange={(event) => day.type(event.target.value)}
        onBlur={day.leave}
        onKeyDown={onKeyDown}
      />
      {!readOnly && (
        <Box position="absolute" insetBlockStart="0.5" insetEnd="0.5">
          {children}
        </Box>
      )}
    </Box>
  );
}
