import { Printer } from 'lucide-react';
import { useNeeds } from '../../session/use-needs.ts';
import { ActionButton } from './action-button.tsx';

/** Prints a report that is a page of its own, for who may take reports out of the product. */
export function PrintReport() {
  return (
    <ActionButton
      label="Print"
      icon={<Printer size={16} aria-hidden />}
      size="md"
      variant="solid"
      because={useNeeds().toOpen('Reports.generateReport')}
      run={() => window.print()}
    />
  );
}
