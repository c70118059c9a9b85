import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Kbd } from '@chakra-ui/react/kbd';
import { Check, SkipForward, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DisabledReason } from '../../kit/ui/parts/disabled-reason.tsx';

type ActionProps = {
  readonly label: Text;
  readonly letter: string;
  readonly icon: ReactNode;
  readonly run: () => void;
  readonly disabledReason?: Shown | undefined;
  readonly variant?: 'solid' | 'outline';
};

function Action({ label, letter, icon, run, disabledReason, variant = 'outline' }: ActionProps) {
  const { t } = useTexts();
  const id = useId();
  const off = disabledReason !== undefined;
  return (
    <Button
      variant={variant}
      flex={{ base: '1', md: 'none' }}
      aria-disabled={off || undefined}
      aria-describedby={off ? id : undefined}
      aria-keyshortcuts={letter}
      data-hint={disabledReason}
      onClick={() => {
        if (!off) run();
      }}
    >
      {icon}
      {t(label)}
      <Kbd size="sm" display={{ base: 'none', md: 'inline-flex' }} aria-hidden>
        {letter}
      </Kbd>
      <DisabledReason id={id} disabledReason={disabledReason} hidden />
    </Button>
  );
}

type Props = {
  readonly approve: () => void;
  readonly reject: () => void;
  readonly skip: () => void;
  /** Why the user may not decide the payout so. */
  readonly refusals: Readonly<Record<'approve' | 'reject', Shown | undefined>>;
};

/** The actions on the current payout, each with its keyboard shortcut. The buttons stay in view. */
export function QueueButtons({ approve, reject, skip, refusals }: Props) {
  return (
    <Flex
      as="footer"
      gap="2"
      p="4"
      // On a phone at the end of the window, so that the bar of decisions above it never covers the buttons.
      position={{ base: 'fixed', md: 'sticky' }}
      insetInline={{ base: '0', md: 'auto' }}
      insetBlockEnd="0"
      zIndex={{ base: 'docked', md: 'auto' }}
      borderTopWidth="1px"
      borderBottomRadius={{ md: 'l3' }}
      bg="bg.panel"
      className="no-print"
    >
      <Action
        label="Approve"
        letter="A"
        variant="solid"
        icon={<Check size={15} aria-hidden />}
        {...{ run: approve, disabledReason: refusals.approve }}
      />
      <Action
        label="Reject"
        letter="R"
        icon={<X size={15} aria-hidden />}
        {...{ run: reject, disabledReason: refusals.reject }}
      />
      <Action label="Skip" letter="S" icon={<SkipForward size={15} aria-hidden />} run={skip} />
    </Flex>
  );
}
