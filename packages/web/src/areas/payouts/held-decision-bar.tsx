import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Kbd } from '@chakra-ui/react/kbd';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { HeldDecision } from './use-held-decisions.ts';

/** The current time in milliseconds, every quarter of a second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Held({ held, undo, isLast }: { held: HeldDecision; undo: () => void; isLast: boolean }) {
  const { t, digits } = useTexts();
  const seconds = Math.max(0, Math.ceil((held.until - useNow()) / 1000));
  const values = { payout: held.payout.referanceNumber };
  return (
    <Flex
      align="center"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      columnGap="3"
      rowGap="1"
      ps="4"
      pe="2"
      py="2"
      borderWidth="1px"
      rounded="l3"
      bg="bg.overlay"
      shadow="md"
    >
      <Text flex={{ base: '1 0 100%', sm: '1' }} role="status">
        {held.status === 'Approved'
          ? t('{{payout}}: will be approved', values)
          : t('{{payout}}: will be rejected', values)}
      </Text>
      <Text aria-hidden flex={{ base: '1', sm: 'none' }} color="fg.muted" fontVariantNumeric="tabular-nums">
        {/* On a phone the time is on a line of its own. */}
        <Text as="span" display={{ base: 'none', sm: 'inline' }}>
          ·{' '}
        </Text>
        {t('sent in {{seconds}} s', { seconds: digits(String(seconds)) })}
      </Text>
      <Button size="xs" onClick={undo}>
        <Undo2 size={14} aria-hidden />
        {t('Undo')}
        {isLast && (
          <Kbd size="sm" display={{ base: 'none', md: 'inline-flex' }} aria-hidden>
            U
          </Kbd>
        )}
      </Button>
    </Flex>
  );
}

type Props = { readonly held: readonly HeldDecision[]; readonly undo: (id: string) => void };

/** The decisions that can still be undone, shown at the bottom of the window. */
export function HeldDecisionBar({ held, undo }: Props) {
  return (
    <Stack
      position="fixed"
      insetBlockEnd={{ base: '24', md: '6' }}
      insetInline="4"
      marginInline="auto"
      maxWidth="460px"
      zIndex="toast"
      gap="2"
      className="no-print"
    >
      {held.map((one, index) => (
        <Held
          key={one.payout._id}
          held={one}
          isLast={index === held.length - 1}
          undo={() => undo(one.payout._id)}
        />
      ))}
    </Stack>
  );
}
