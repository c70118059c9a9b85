import { Card } from '@chakra-ui/react/card';
import { Text } from '@chakra-ui/react/text';
import type { LoanTransactionForm as Form } from '@daftar/domain';
import type { LoanTransactionDetail } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormValues } from '../../kit/forms/state/use-form-values.ts';
import { TitledCard } from '../../kit/ui/page/titled-card.tsx';
import { AccountAfter } from './account-after.tsx';
import { splitOf } from './loan-split.ts';
import { SplitTable } from './split-table.tsx';

/** Shown beside the form: the amount of each deduction while the user types, and the balance after the transaction. */
export function LoanFigures({ record }: { record: LoanTransactionDetail | undefined }) {
  const { t } = useTexts();
  const form = useFormValues<Form>();
  const split = splitOf(form);
  return (
    <TitledCard title="Calculation" hint="Computed live; the server computes it again.">
      <Card.Body gap="4">
        {split ? (
          <SplitTable split={split} />
        ) : (
          <Text textStyle="grid" color="fg.muted">
            {t('Correct the amount and the charges to see the figures.')}
          </Text>
        )}
        <AccountAfter merchant={form.userTypeId} billed={split?.inAccount?.billed} record={record} />
      </Card.Body>
    </TitledCard>
  );
}
