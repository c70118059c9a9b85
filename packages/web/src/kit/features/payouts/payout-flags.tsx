import { Badge } from '@chakra-ui/react/badge';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { Payout } from '@daftar/sdk';
import { TriangleAlert, UserCheck } from 'lucide-react';
import type { Shown } from '../../../i18n/shown.ts';
import { joined } from '../../../i18n/shown.ts';
import type { Text as Label } from '../../../i18n/text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { WholeReferences } from '../../ui/parts/whole-references.tsx';

export type PayoutFlag = NonNullable<Payout['flags']>[number];

/** A warning about a payout, in the user's language: a short word, and its explanation. */
export type Remark = {
  readonly key: string;
  readonly word: Shown;
  readonly meaning: Shown;
  readonly severe: boolean;
};

/** The short word for each flag. */
export const flagWords: Readonly<Record<PayoutFlag['code'], Label>> = {
  'same-msisdn': 'Same number',
  'same-national-id': 'Same person',
  'same-bank-account': 'Same account',
  blacklisted: 'Blacklisted',
};

/** Returns a function that explains a flag. */
export function useFlagMeaning(): (flag: PayoutFlag) => Shown {
  const { t } = useTexts();
  return ({ code, payouts = [] }) => {
    const values = { payouts: payouts.join(', ') };
    if (code === 'blacklisted') return t('The number is blacklisted');
    if (code === 'same-national-id') return t('Same person and amount within a day: {{payouts}}', values);
    if (code === 'same-bank-account')
      return t('Same bank account and amount within a day: {{payouts}}', values);
    return t('Same number and amount within a day: {{payouts}}', values);
  };
}

/**
 * Returns a function that lists the warnings about a payout: its flags, whether its requester also decided it, and whether the
 * current user requested it.
 */
export function useRemarks(): (payout: Payout) => readonly Remark[] {
  const { t } = useTexts();
  const meaningOf = useFlagMeaning();
  return ({ flags = [], selfDecided, isOwn, needsOtherApprover, status }) => [
    ...flags.map((flag) => ({
      key: flag.code,
      word: t(flagWords[flag.code]),
      meaning: meaningOf(flag),
      severe: flag.code === 'blacklisted',
    })),
    ...(selfDecided === true
      ? [
          {
            key: 'self',
            word: t(status === 'Rejected' ? 'Self-rejected' : 'Self-approved'),
            meaning: t('Requested and decided by the same user'),
            severe: false,
          },
        ]
      : []),
    ...(isOwn === true && status === 'Pending'
      ? [
          {
            key: 'own',
            word: t('Your request'),
            meaning: t(
              needsOtherApprover
                ? 'Somebody else must approve what you asked for'
                : 'You asked for this payout',
            ),
            severe: false,
          },
        ]
      : []),
  ];
}

const isOfPerson = (key: string) => key === 'self' || key === 'own';

function RemarkPill({ remark: { key, word, meaning, severe } }: { remark: Remark }) {
  const Icon = isOfPerson(key) ? UserCheck : TriangleAlert;
  return (
    <Badge colorPalette={severe ? 'red' : isOfPerson(key) ? 'gray' : 'orange'} data-hint={meaning} gap="1">
      <Icon size={12} aria-hidden />
      {word}
    </Badge>
  );
}

/** A row's warnings: the first one, and the number of further ones. */
export function FlagCell({ payout }: { payout: Payout }) {
  const { digits } = useTexts();
  const remarks = useRemarks()(payout);
  const [first, ...others] = remarks;
  if (!first) return null;
  if (others.length === 0) return <RemarkPill remark={first} />;
  const meaning = joined(
    remarks.map((remark) => remark.meaning),
    '\n',
  );
  return (
    <HStack gap="1" data-hint={meaning}>
      <RemarkPill remark={{ ...first, meaning }} />
      <Text as="bdi" dir="ltr" textStyle="xs" color="fg.muted">
        +{digits(String(others.length))}
      </Text>
    </HStack>
  );
}

/** All warnings of a payout with their explanations, shown above its facts. */
export function FlagBanner({ payout }: { payout: Payout }) {
  const remarks = useRemarks()(payout);
  if (remarks.length === 0) return null;
  return (
    <Banner
      tone={
        remarks.some(({ severe }) => severe)
          ? 'negative'
          : remarks.every(({ key }) => isOfPerson(key))
            ? 'info'
            : 'caution'
      }
    >
      <Stack as="ul" gap="1" listStyleType="none">
        {remarks.map(({ key, meaning }) => (
          <li key={key}>
            <WholeReferences text={meaning} />
          </li>
        ))}
      </Stack>
    </Banner>
  );
}
