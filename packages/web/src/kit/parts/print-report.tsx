import { Printer } from 'lucide-react';
import { useNeeds } from '../../session/permissions/use-needs.ts';
import { ActionButton } from './action-button.tsx';

/** The print button of a report page; needs the permission to generate reports. */
export function PrintReport() {
  return (
    <ActionButton
      label="Print"
      icon={<Printer size={16} aria-hidden />}
      variant="solid"
      size="sm"
      disabledReason={useNeeds().toOpen('Reports.generateReport')}
      run={() => window.print()}
    />
  );
}
