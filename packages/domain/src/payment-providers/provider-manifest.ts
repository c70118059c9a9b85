import type { CountryName } from '../catalogue/countries.ts';
import type { PaymentMethodCode } from '../catalogue/payment-method-codes.ts';
import type { PaymentMethod } from '../catalogue/payment-methods.ts';
import type { CallingCode } from '../text/msisdn.ts';

/** What everybody may know about a payment provider. Its settings and credentials are in the server's folder of this key. */
export interface ProviderManifest {
  /** Its name on the wire: in the API, in logs, in callback addresses. Equals the carrier's name in lower case. */
  readonly key: string;
  /** The carrier's name that selects it for a service. */
  readonly carrier: string;
  /** Its name as people read it. */
  readonly title: string;
  /** The country of its first customers, whose calling code its forms preselect. */
  readonly country: CountryName;
  readonly callingCode: CallingCode;
  readonly methods: readonly PaymentMethod[];
  /** Where the customer types the card: on our checkout, or only on the provider's page. */
  readonly card: 'checkout' | 'page';
  /** The methods' codes in the provider's own operations to start a payment. */
  readonly codes?: Readonly<Partial<Record<PaymentMethod, PaymentMethodCode>>>;
}
