import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { type LoanTransactionValues, loanWarning } from '@daftar/domain';
import type { LoanTransaction } from '@daftar/sdk';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../i18n/use-texts.ts';
import { DialogFrame } from '../../kit/ui/overlays/dialog-frame.tsx';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { AccountAfter } from './account-after.tsx';
import { accountQueries } from './loan-queries.ts';
import { splitOf } from './loan-split.ts';
import { MethodName } from './method-name.tsx';
import { SplitTable } from './split-table.tsx';

type Props = {
  readonly values: LoanTransactionValues;
  readonly answer: (confirmed: boolean) => void;
  readonly record: LoanTransaction | undefined;
};

function Contents({ values, record }: Omit<Props, 'answer'>) {
  const { t, word } = useTexts();
  const { data: account } = useQuery(accountQueries.detail(values.userTypeId));
  const split = splitOf({ ...values, exchangeRate: values.exchangeRate ?? '' });
  const warning = loanWarning({ currency: values.currency, exchangeRate: String(values.exchangeRate ?? '') });
  return (
    <Dialog.Body display="grid" gap="4">
      <Dialog.Description>
        {t('The amount transferred after deducting all charges is shown in PKR.')}
      </Dialog.Description>
      <Facts>
        <Fact label="Merchant">
          <bdi>{record?.merchantName ?? account?.merchantName}</bdi>
        </Fact>
        <Fact label="Payment Method">
          <MethodName of={values.paymentMethod} />
        </Fact>
        {values.reference !== undefined && (
          <Fact label="Reference">
            <bdi>{values.reference}</bdi>
          </Fact>
        )}
      </Facts>
      {split && <SplitTable split={split} />}
      {warning && <Banner tone="caution">{word(warning)}</Banner>}
      <AccountAfter merchant={values.userTypeId} billed={split?.inAccount?.billed} record={record} />
    </Dialog.Body>
  );
}

/** The popup before a save: the deductions, the billed amount, and the balance after the transaction. */
export function SummaryDialog({ values, answer, record }: Props) {
  const { t } = useTexts();
  return (
    <DialogFrame
      open
      role="alertdialog"
      size="md"
      scrollBehavior="inside"
      onOpenChange={({ open }) => !open && answer(false)}
    >
      <Dialog.Header>
        <Dialog.Title>{t('Transaction Summary')}</Dialog.Title>
      </Dialog.Header>
      <Contents {...{ values, record }} />
      <Dialog.Footer>
        <Button onClick={() => answer(false)}>{t('Cancel')}</Button>
        <Button variant="solid" onClick={() => answer(true)}>
          {t('Confirm')}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
