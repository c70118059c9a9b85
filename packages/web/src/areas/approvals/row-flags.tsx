import { HStack } from '@chakra-ui/react/stack';
import type { ApprovalRow } from '@daftar/sdk';
import { Ban, CopyCheck, UserRound } from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Flag = NonNullable<ApprovalRow['flags']>[number];

const flags: Readonly<Record<Flag, { label: Text; hint: Text; Icon: typeof Ban; color: string }>> = {
  repeated: {
    label: 'Repeated payout',
    hint: 'Another payout of the same number or account and amount, less than a day apart.',
    Icon: CopyCheck,
    color: 'orange.fg',
  },
  blacklisted: {
    label: 'Blacklisted number',
    hint: 'This number is on the blacklist.',
    Icon: Ban,
    color: 'red.fg',
  },
  'own-payout': {
    label: 'Own payout',
    hint: 'You asked for this payout yourself.',
    Icon: UserRound,
    color: 'blue.fg',
  },
};

/** What an approver should look at: an icon and a word for each flag. */
export function RowFlags({ of }: { of: readonly Flag[] }) {
  const { t } = useTexts();
  return (
    <HStack as="span" gap="2.5" minWidth="0">
      {of.map((flag) => {
        const { label, hint, Icon, color } = flags[flag];
        return (
          <HStack as="span" key={flag} gap="1" color={color} data-hint={t(hint)}>
            <Icon size={14} aria-hidden />
            {t(label)}
          </HStack>
        );
      })}
    </HStack>
  );
}
