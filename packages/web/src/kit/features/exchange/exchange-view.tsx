import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import type { CheckoutLog } from '@daftar/sdk';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { Fact, Facts } from '../../ui/parts/facts.tsx';
import { SearchBox } from '../../ui/parts/search-box.tsx';
import { type ExchangeFact, exchangeFacts } from './exchange-facts.ts';
import { MessageBlock } from './message-block.tsx';

function Value({ fact: { value, currency } }: { fact: ExchangeFact }) {
  if (currency) return <MoneyCell value={value} currency={currency} />;
  return <bdi>{value}</bdi>;
}

type Props = { readonly log: Pick<CheckoutLog, 'provider' | 'request' | 'response'> };

/** The request to a provider and its response side by side, below the facts of the exchange. */
export function ExchangeView({ log }: Props) {
  const { t } = useTexts();
  const [find, setFind] = useState('');
  const facts = exchangeFacts(log);
  return (
    <Stack gap="4">
      {facts.length > 0 && (
        <Facts>
          {facts.map((fact) => (
            <Fact key={fact.label} label={fact.label}>
              <Value fact={fact} />
            </Fact>
          ))}
        </Facts>
      )}
      <SearchBox value={find} change={setFind} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <MessageBlock title="Request" message={log.request} find={find} />
        <MessageBlock title="Response" message={log.response} find={find} />
      </Grid>
      <p className="meta">{t('Card numbers, codes and signatures were redacted before this was stored.')}</p>
    </Stack>
  );
}
