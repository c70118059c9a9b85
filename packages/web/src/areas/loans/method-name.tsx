import { type LoanPaymentMethod, loanPaymentMethodLabels } from '@daftar/domain';
import { useTexts } from '../../i18n/use-texts.ts';

/** The name of a payment method, as forms and lists say it. */
export function MethodName({ of: method }: { of: LoanPaymentMethod }) {
  return <span className="cell-text">{useTexts().word(loanPaymentMethodLabels[method])}</span>;
}
