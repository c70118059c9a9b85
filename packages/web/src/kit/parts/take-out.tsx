import { useNeeds } from '../../session/use-needs.ts';
import { type ExportList, ExportMenu, type ExportProps } from './export-menu.tsx';
import { PrintButton } from './print-button.tsx';

/** Reports go into a file or onto paper by a flag of their own. */
const reports: readonly ExportList[] = [
  'transactions',
  'settlementReport',
  'billing',
  'billingDetail',
  'reconciliation',
];

/** A list in a file, or on paper; says what is missing for it. */
export function TakeOut(props: ExportProps) {
  const { toOpen } = useNeeds();
  const because = reports.includes(props.list) ? toOpen('Reports.generateReport') : undefined;
  return (
    <>
      <ExportMenu {...props} because={because} />
      <PrintButton because={because} />
    </>
  );
}
