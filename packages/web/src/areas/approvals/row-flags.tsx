import { Badge } from '@chakra-ui/react/badge';
import { HStack } from '@chakra-ui/react/stack';
import type { Payout } from '@daftar/sdk';
import { TriangleAlert, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shown } from '../../i18n/shown.ts';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Code = NonNullable<Payout['flags']>[number]['code'];

const words: Readonly<Record<Code, Text>> = {
  'same-msisdn': 'Same number',
  'same-national-id': 'Same person',
  'same-bank-account': 'Same account',
  blacklisted: 'Blacklisted',
};

/** Explanations of the flags, with the references of the similar payouts. */
const meanings = {
  'same-msisdn': 'Same number and amount within a day: {{payouts}}',
  'same-national-id': 'Same person and amount within a day: {{payouts}}',
  'same-bank-account': 'Same bank account and amount within a day: {{payouts}}',
} as const;

type FlagProps = { color: string; hint: Shown; icon: ReactNode; children: Shown };

const Flag = ({ color, hint, icon, children }: FlagProps) => (
  <Badge colorPalette={color} data-hint={hint} gap="1">
    {icon}
    {children}
  </Badge>
);

/** Warnings about a row's payout: similar payouts, a blacklisted number, or a payout that the approver requested. */
export function RowFlags({ payout: { flags = [], isOwn, status } }: { payout: Payout }) {
  const { t } = useTexts();
  const warning = <TriangleAlert size={12} aria-hidden />;
  return (
    <HStack as="span" gap="1" minWidth="0">
      {flags.map(({ code, payouts = [] }) =>
        code === 'blacklisted' ? (
          <Flag key={code} color="red" hint={t('The number is blacklisted')} icon={warning}>
            {t(words[code])}
          </Flag>
        ) : (
          <Flag
            key={code}
            color="orange"
            hint={t(meanings[code], { payouts: payouts.join(', ') })}
            icon={warning}
          >
            {t(words[code])}
          </Flag>
        ),
      )}
      {isOwn && status === 'Pending' && (
        <Flag color="gray" hint={t('You asked for this payout')} icon={<UserCheck size={12} aria-hidden />}>
          {t('Your request')}
        </Flag>
      )}
    </HStack>
  );
}
