import { Box } from '@chakra-ui/react/box';
import { Menu } from '@chakra-ui/react/menu';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { Shown } from '../../../i18n/shown.ts';
import { DisabledReason } from '../parts/disabled-reason.tsx';

type Props = {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** The page to open; otherwise `onSelect` runs. */
  readonly to?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  readonly tone?: 'danger' | undefined;
  /** Why the item is disabled, in the user's language. It stays focusable and shows this reason. */
  readonly disabledReason?: Shown | undefined;
};

/**
 * A menu item that opens a page or runs an action.
 *
 * Chakra's `disabled` would make the item unreachable by keyboard. This item stays reachable and says why it is disabled.
 */
export function MenuAction({ children, icon, to, onSelect, tone, disabledReason }: Props) {
  const router = useRouter();
  const id = useId();
  const off = disabledReason !== undefined;
  // `onClick`, not Chakra's `onSelect`: a screen reader's click comes without the pointer events that `onSelect` relies on.
  const onClick = () => {
    if (off) return;
    if (to !== undefined) router.history.push(to);
    onSelect?.();
  };
  return (
    <Menu.Item
      value={id}
      closeOnSelect={!off}
      aria-disabled={off || undefined}
      aria-describedby={off ? `${id}-reason` : undefined}
      {...(tone === 'danger' && !off && { color: 'fg.error' })}
      onClick={onClick}
    >
      {icon}
      <Box flex="1" minW="0">
        {children}
        <DisabledReason id={`${id}-reason`} disabledReason={disabledReason} />
      </Box>
    </Menu.Item>
  );
}
