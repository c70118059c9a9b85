import { amount, type ColumnWords, instant, text } from './column-words.ts';
import { word } from './value-words.ts';

/** Titles and formats of fields that occur in several lists, such as Status and Created Date. */
export const sharedColumns: Record<string, ColumnWords> = {
  _id: text('ID'),
  transactionId: text('ID'),
  userTypeId: text('Account ID'),
  name: text('Name'),
  status: word('Status'),
  country: word('Country'),
  currency: text('Currency'),
  merchantName: text('Merchant'),
  serviceName: text('Service Name'),
  serviceId: text('Service ID'),
  operator: text('Operator'),
  metadata: text('Metadata'),
  orderId: text('Order ID'),
  msisdn: text('MSISDN'),
  amount: amount('Amount'),
  totalAmount: amount('Total Amount'),
  createdDate: instant('Created Date'),
  modifiedDate: instant('Modified Date'),
  createdBy: text('Created By'),
  refundedAmount: amount('Refunded'),
  carrierShareValue: amount('Carrier Share'),
  merchantShareValue: amount('Merchant Share'),
  waleeShareValue: amount('{{provider}} Share'),
};
