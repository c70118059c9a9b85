import { Alert } from '@chakra-ui/react/alert';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import {
  addMoney,
  fromMajor,
  loanAccountCurrency,
  type Money,
  sentences,
  subtractMoney,
  toDecimalString,
} from '@daftar/domain';
import type { LoanTransaction } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import type { Text as Label } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { accountQueries } from './loan-queries.ts';

type Amount = Money<typeof loanAccountCurrency>;
type LineProps = { readonly label: Label; readonly amount: Amount | undefined; readonly strong?: boolean };

function Line({ label, amount, strong = false }: LineProps) {
  const { t } = useTexts();
  return (
    <Flex justify="space-between" gap="3" {...(strong && { fontWeight: 'semibold' })}>
      <Text as="dt" color={strong ? 'fg' : 'fg.muted'}>
        {t(label)}
      </Text>
      <dd>
        <MoneyCell value={amount && toDecimalString(amount)} currency="PKR" />
      </dd>
    </Flex>
  );
}

type Props = {
  /** The merchant's id; '' until one is chosen. */
  readonly merchant: string;
  /** The amount that the transaction will credit; undefined while it is unknown. */
  readonly billed: Amount | undefined;
  /** The transaction that an edit replaces. */
  readonly record: Pick<LoanTransaction, 'totalBilledAmount'> | undefined;
};

/** Shows the balance of the merchant's account now, and after the transaction. */
export function AccountAfter({ merchant, billed, record }: Props) {
  const { t, say } = useTexts();
  const { data } = useQuery({ ...accountQueries.detail(merchant), enabled: merchant !== '' });
  if (merchant === '')
    return (
      <Text textStyle="xs" color="fg.muted">
        {t('Choose a merchant to see what its account will hold.')}
      </Text>
    );
  const now =
    data?.availableBalance === undefined ? undefined : fromMajor(data.availableBalance, loanAccountCurrency);
  const replaced = fromMajor(record?.totalBilledAmount ?? 0, loanAccountCurrency);
  const after = now && billed && addMoney(subtractMoney(now, replaced), billed);
  return (
    <Stack gap="3">
      <Stack asChild gap="1.5" padding="3" margin="0" borderRadius="l2" bg="bg.subtle" textStyle="grid">
        <dl>
          <Line label="The account holds now" amount={now} />
          <Line label="After this transaction" amount={after} strong />
        </dl>
      </Stack>
      {after && after.minor < 0n && (
        <Alert.Root status="error" size="sm">
          <Alert.Indicator />
          <Alert.Content>{say(sentences.overdrawn)}</Alert.Content>
        </Alert.Root>
      )}
    </Stack>
  );
}
