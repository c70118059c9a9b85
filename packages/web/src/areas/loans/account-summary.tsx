import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stat } from '@chakra-ui/react/stat';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { accountValues } from './account-values.tsx';
import { accountQueries } from './loan-queries.ts';

function Figure({ label, children }: { label: Text; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Stat.Root gap="0.5" flex="none">
      <Stat.Label>{t(label)}</Stat.Label>
      <Stat.ValueText textStyle="xl">{children}</Stat.ValueText>
    </Stat.Root>
  );
}

/** The summary above an account's transactions: the merchant, the balance, and the deposits. */
export function AccountSummary({ merchant }: { merchant: string }) {
  const { t } = useTexts();
  const { data, isError } = useQuery(accountQueries.detail(merchant));
  // The list below shows the reason.
  if (isError) return null;
  if (!data) return <Skeleton height="86px" borderRadius="l3" />;
  return (
    <Card.Root as="section" size="sm" aria-label={t('Balance summary')}>
      <Card.Body>
        <Flex wrap="wrap" columnGap={{ base: '8', md: '14' }} rowGap="3">
          <Figure label="Merchant">
            <bdi>{data.merchantName}</bdi>
          </Figure>
          {accountValues(data).map(({ label, value }) => (
            <Figure key={label} label={label}>
              {value}
            </Figure>
          ))}
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
