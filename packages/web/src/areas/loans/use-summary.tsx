import type { LoanTransactionValues } from '@daftar/domain';
import type { LoanTransaction } from '@daftar/sdk';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const SummaryDialog = lazy(async () => ({ default: (await import('./summary-dialog.tsx')).SummaryDialog }));

type Asked = { readonly values: LoanTransactionValues; readonly answer: (confirmed: boolean) => void };

/** Returns a function that shows the summary and resolves to whether the user confirmed, and the popup to render. */
export function useSummary(record: LoanTransaction | undefined): {
  readonly confirm: (values: LoanTransactionValues) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const confirm = (values: LoanTransactionValues) =>
    new Promise<boolean>((resolve) => {
      const answer = (confirmed: boolean) => {
        setAsked(undefined);
        resolve(confirmed);
      };
      setAsked({ values, answer });
    });
  return {
    confirm,
    dialog: asked && (
      <Suspense>
        <SummaryDialog {...asked} record={record} />
      </Suspense>
    ),
  };
}
