import { Printer } from 'lucide-react';
import { useHost } from '../../records/host.ts';
import { ActionButton } from '../../ui/parts/action-button.tsx';

/** The print button of a report page; needs the permission to generate reports. */
export function PrintReport() {
  const { refusalOf } = useHost().useUser();
  return (
    <ActionButton
      label="Print"
      icon={<Printer size={16} aria-hidden />}
      variant="solid"
      size="sm"
      disabledReason={refusalOf('Reports.generateReport')}
      run={() => window.print()}
    />
  );
}
