import { Button, ButtonGroup } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { type Currency, formatMoney } from '@daftar/domain';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { leftToRight } from '../../ui/cells/left-to-right.ts';
import type { AnyColumn } from '../state/list-columns.ts';
import { moneySums } from '../state/money-sums.ts';

type Props = { rows: readonly object[]; columns: readonly AnyColumn[] };

/** The sums of the rows' money columns, for one currency at a time. */
export function SelectionSums({ rows, columns }: Props) {
  const { t, say, language, numerals } = useTexts();
  const [wanted, setWanted] = useState<Currency>();
  const { byCurrency, leftOut } = moneySums(rows, columns);
  const currencies = [...byCurrency.keys()];
  const currency = wanted && byCurrency.has(wanted) ? wanted : currencies[0];
  const sums = (currency && byCurrency.get(currency)) ?? [];
  return (
    <Flex wrap="wrap" align="center" columnGap="3.5" rowGap="1">
      {currencies.length > 1 && (
        <ButtonGroup size="2xs" attached aria-label={t('Currency')}>
          {currencies.map((one) => (
            <Button
              key={one}
              variant={one === currency ? 'surface' : 'outline'}
              aria-pressed={one === currency}
              onClick={() => setWanted(one)}
            >
              {one}
            </Button>
          ))}
        </ButtonGroup>
      )}
      {sums.map(({ title, total }) => (
        <HStack as="span" key={title} gap="1">
          <span className="meta">{say(title)}</span>
          <Text as="span" className="figure ltr" fontWeight="semibold">
            {leftToRight(formatMoney(total, language, { currency: 'none', numerals }))}
          </Text>{' '}
          <span className="meta">{total.currency}</span>
        </HStack>
      ))}
      {leftOut > 0 && (
        <span className="meta">
          {t('{{count}} invalid amounts are not included in the totals', { count: leftOut })}
        </span>
      )}
    </Flex>
  );
}
