import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import type { LoanTransaction } from '@daftar/sdk';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { IdCell } from '../../kit/ui/cells/id-cell.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import { DialogCloseButton, DialogFrame } from '../../kit/ui/overlays/dialog-frame.tsx';
import { focusTarget } from '../../kit/ui/overlays/focus-targets.ts';
import type { OverlayProps } from '../../kit/ui/overlays/lazy-overlay.tsx';
import { Fact, Facts } from '../../kit/ui/parts/facts.tsx';
import { splitOf } from './loan-split.ts';
import { MethodName } from './method-name.tsx';
import { SplitTable } from './split-table.tsx';

function TransactionFacts({ transaction }: { transaction: LoanTransaction }) {
  const { digits } = useTexts();
  const { currency, exchangeRate, availableBilledAmount, loanAccount } = transaction;
  return (
    <Facts>
      <Fact label="Merchant">
        <bdi>{transaction.merchantName}</bdi>
      </Fact>
      <Fact label="Created Date">
        <DateCell value={transaction.createdDate} time />
      </Fact>
      <Fact label="Payment Method">
        <MethodName of={transaction.paymentMethod} />
      </Fact>
      <Fact label="Total Amount">
        <MoneyCell value={transaction.totalAmount} currency={currency} />
      </Fact>
      <Fact label="Exchange Rate">
        {exchangeRate !== undefined && <span className="figure ltr">{digits(String(exchangeRate))}</span>}
      </Fact>
      <Fact label="Billed Amount">
        <MoneyCell value={transaction.totalBilledAmount} currency={loanAccount.currency} />
      </Fact>
      {availableBilledAmount !== undefined && (
        <Fact label="Available Amount">
          <MoneyCell value={availableBilledAmount} currency={loanAccount.currency} />
        </Fact>
      )}
      {loanAccount.availableBalance !== undefined && (
        <Fact label="Available Balance">
          <MoneyCell value={loanAccount.availableBalance} currency={loanAccount.currency} />
        </Fact>
      )}
      <Fact label="Reference">{transaction.reference && <bdi>{transaction.reference}</bdi>}</Fact>
      <Fact label="ID">
        <IdCell value={transaction._id} tabIndex={0} />
      </Fact>
    </Facts>
  );
}

type Props = OverlayProps & {
  readonly transaction: LoanTransaction;
  /** Elements that may get the focus back; see `focusTargets`. */
  readonly targets: readonly (HTMLElement | null)[];
};

/** The popup with all fields of a transaction and how it was split; see `lazyOverlay`. */
export function TransactionDialog({ open, onOpenChange, transaction, targets }: Props) {
  const { t } = useTexts();
  const content = useId();
  const split = splitOf({ ...transaction, exchangeRate: transaction.exchangeRate ?? '' });
  return (
    <DialogFrame
      {...{ open, onOpenChange }}
      size="lg"
      scrollBehavior="inside"
      ids={{ content }}
      // The first control is the button that copies the ID. Its hint would cover the table.
      initialFocusEl={() => document.getElementById(content)}
      finalFocusEl={() => focusTarget(targets)}
    >
      <Dialog.Header>
        <Dialog.Title>
          <bdi>{transaction.transactionId}</bdi>
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body display="grid" gap="5">
        <TransactionFacts transaction={transaction} />
        {split && <SplitTable split={split} />}
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.ActionTrigger asChild>
          <Button>{t('Close')}</Button>
        </Dialog.ActionTrigger>
      </Dialog.Footer>
      <DialogCloseButton />
    </DialogFrame>
  );
}
