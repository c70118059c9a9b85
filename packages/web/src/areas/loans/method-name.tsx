import { type LoanPaymentMethod, loanPaymentMethodLabels } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';

/** The label of a payment method. */
export function MethodName({ of: method }: { of: LoanPaymentMethod }) {
  return <span className="cell-text">{useTexts().word(loanPaymentMethodLabels[method])}</span>;
}
