import { useHost } from '../../records/host.ts';
import { PrintButton } from '../../ui/parts/print-button.tsx';
import { type ExportList, ExportMenu, type ExportProps } from './export-menu.tsx';

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
  const { refusalOf } = useHost().useUser();
  const disabledReason = reports.includes(props.list) ? refusalOf('Reports.generateReport') : undefined;
  return (
    <>
      <ExportMenu {...props} disabledReason={disabledReason} />
      <PrintButton disabledReason={disabledReason} />
    </>
  );
}
