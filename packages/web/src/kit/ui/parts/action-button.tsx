import { Button } from '@chakra-ui/react/button';
import { type ReactNode, useId } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import type { Text } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { DisabledReason } from './disabled-reason.tsx';

type Props = {
  /** The label in English; the button translates it. */
  label: Text;
  run?: () => void;
  busy?: boolean;
  /** Why the action is not possible now, in the user's language; undefined when it is possible. */
  disabledReason?: Shown | undefined;
  icon?: ReactNode;
  size?: 'xs' | 'sm';
  variant?: 'solid' | 'outline';
  /** Whether the button is in a grid row, where it shows only on hover or focus. */
  inRow?: boolean;
};

/** A button that runs an action. When the action is not possible, the button stays focusable and shows the reason. */
export function ActionButton(props: Props) {
  const {
    label,
    run,
    busy = false,
    disabledReason,
    icon,
    size = 'xs',
    variant = 'outline',
    inRow = false,
  } = props;
  const { say } = useTexts();
  const reasonId = useId();
  const off = busy || disabledReason !== undefined;
  return (
    <Button
      {...{ size, variant }}
      {...(inRow && { className: 'on-hover', variant: 'ghost', height: '28px', tabIndex: -1 })}
      aria-disabled={off || undefined}
      aria-describedby={disabledReason && reasonId}
      data-hint={disabledReason}
      onClick={() => {
        if (!off) run?.();
      }}
    >
      {icon}
      {say(label)}
      <DisabledReason id={reasonId} disabledReason={disabledReason} hidden />
    </Button>
  );
}
