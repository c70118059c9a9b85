import type { CheckoutLog } from '@daftar/sdk';
import type { Text } from '../../../i18n/text.ts';

type Message = Readonly<Record<string, unknown>>;

/** A fact from a message. If it has a currency, its value is an amount in major units. */
export type ExchangeFact = { readonly label: Text; readonly value: string; readonly currency?: string };

const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;

/** Returns the first non-empty value among the named fields of the messages. */
function firstOf(messages: readonly Message[], names: readonly string[]): string | undefined {
  for (const message of messages)
    for (const name of names) {
      const value = textOf(message[name]);
      if (value !== undefined) return value;
    }
  return undefined;
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a message and the messages nested in it: some adapters log the provider's fields in an object beside the URL. */
const withInner = (message: Message): readonly Message[] => [
  message,
  ...Object.values(message).filter(isMessage),
];

/** JazzCash writes times as YYYYMMDDhhmmss. */
const jazzTime = (value: string): string =>
  value.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3 $4:$5:$6');

/** JazzCash writes amounts in minor units. */
const jazzAmount = (value: string): string => (/^\d+$/.test(value) ? String(Number(value) / 100) : value);

type Field = {
  readonly label: Text;
  /** The field is read from the response only: a request's `description` is the product's. */
  readonly answered?: true;
  readonly names: readonly string[];
  readonly read?: (value: string) => string;
};

/** The fields of JazzCash's messages, which have names of their own. */
const jazzFields: readonly Field[] = [
  { label: 'Reference', names: ['pp_TxnRefNo'] },
  { label: 'Order ID', names: ['pp_BillReference'] },
  { label: 'Mobile number', names: ['pp_MobileNumber', 'ppmpf_1'] },
  { label: 'Payment type', names: ['pp_TxnType'] },
  { label: 'Time', names: ['pp_TxnDateTime'], read: jazzTime },
  { label: 'Response code', answered: true, names: ['pp_ResponseCode', 'pp_PaymentResponseCode'] },
  { label: 'Response', answered: true, names: ['pp_ResponseMessage', 'pp_PaymentResponseMessage'] },
  { label: 'Provider reference', names: ['pp_RetreivalReferenceNo', 'pp_RetrievalReferenceNo'] },
];

const otherFields: readonly Field[] = [
  { label: 'Reference', names: ['merchantRefNum', 'merchantRefNumber', 'cart_id', 'orderId', 'notice'] },
  { label: 'Mobile number', names: ['customerMobile', 'mobileAccountNo', 'mobile', 'msisdn'] },
  { label: 'Payment type', names: ['paymentMethod', 'transactionType', 'tran_type'] },
  { label: 'Response code', answered: true, names: ['statusCode', 'responseCode', 'code', 'status'] },
  {
    label: 'Response',
    answered: true,
    names: ['statusDescription', 'responseDesc', 'description', 'message', 'orderStatus', 'state'],
  },
  { label: 'Provider reference', names: ['referenceNumber', 'transactionId', 'tran_ref', 'id'] },
];

/** Tells whether an exchange was with JazzCash, whose fields begin with `pp_`. */
export const isJazzCash = ({ provider }: Pick<CheckoutLog, 'provider'>): boolean => provider === 'jazzcash';

function amountOf(messages: readonly Message[], jazz: boolean): ExchangeFact | undefined {
  const value = firstOf(
    messages,
    jazz ? ['pp_Amount'] : ['paymentAmount', 'amount', 'cart_amount', 'transactionAmount'],
  );
  const currency = firstOf(
    messages,
    jazz ? ['pp_TxnCurrency'] : ['currencyCode', 'currency', 'cart_currency'],
  );
  if (value === undefined) return undefined;
  return { label: 'Amount', value: jazz ? jazzAmount(value) : value, ...(currency && { currency }) };
}

/** Returns the facts of an exchange, such as order and amount. JazzCash has field names of its own; the others share theirs. */
export function exchangeFacts(
  log: Pick<CheckoutLog, 'provider' | 'request' | 'response'>,
): readonly ExchangeFact[] {
  const response = withInner(log.response);
  const messages = [...withInner(log.request), ...response];
  const jazz = isJazzCash(log);
  const found = (jazz ? jazzFields : otherFields).flatMap(({ label, answered, names, read = String }) => {
    const value = firstOf(answered ? response : messages, names);
    return value === undefined ? [] : [{ label, value: read(value) }];
  });
  const amount = amountOf(messages, jazz);
  return amount ? [...found.slice(0, 2), amount, ...found.slice(2)] : found;
}
