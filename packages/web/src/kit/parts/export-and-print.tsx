import { useNeeds } from '../../session/permissions/use-needs.ts';
import { type ExportList, ExportMenu, type ExportProps } from './export-menu.tsx';
import { PrintButton } from './print-button.tsx';

/** The lists that need the permission 'Generate report' to be exported or printed. */
const reports: readonly ExportList[] = [
  'transactions',
  'settlementReport',
  'billing',
  'billingDetail',
  'reconciliation',
];

/** The export and print buttons of a list; disabled with a reason when the permission is missing. */
export function ExportAndPrint(props: ExportProps) {
  const { toOpen } = useNeeds();
  const disabledReason = reports.includes(props.list) ? toOpen('Reports.generateReport') : undefined;
  return (
    <>
      <ExportMenu {...props} disabledReason={disabledReason} />
      <PrintButton disabledReason={disabledReason} />
    </>
  );
}
