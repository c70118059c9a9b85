import type { Texts } from './texts-of.ts';

/** Labels of fields whose label is not just the field name split into words. */
const words: Readonly<Record<string, string>> = {
  _id: 'ID',
  addresses: 'Only from these addresses',
  callbackUrl: 'Callback URL',
  CallCenter: 'Callcenter',
  ccServiceName: 'Credit Card service',
  clickIdApi: 'Click ID API',
  color: 'Colours',
  d: 'Daily',
  decisionReason: 'Reason',
  differenceReason: 'Reason for the difference',
  emailLanguage: 'Language of emails',
  enabled: 'The link can be used',
  expiresDate: 'Until',
  expiryDate: 'Last day',
  file: 'File name',
  lowStockThreshold: 'Low stock threshold',
  m: 'Monthly',
  merchantId: 'Merchant',
  merchantName: 'Merchant',
  MerchentManagement: 'Merchant Management',
  msisdn: 'MSISDN',
  nextChargeDate: 'Next charge',
  notificationApi: 'Notification API',
  oneTime: 'One time',
  openAmount: 'Customers choose the amount',
  operatorName: 'Operator',
  overrideReason: 'Reason for the overlap',
  portalUrl: 'Portal URL',
  productPrice: 'Price',
  refundedAmount: 'Refunded',
  roleId: 'Role',
  sbpCharges: 'SBP Charges',
  selfDecided: 'Decided by its requester',
  serviceId: 'Service ID',
  serviceProvider: 'Carrier',
  settledCurrency: 'Foreign Currency',
  showBalance: 'Show the balance to the merchant',
  size: 'Sizes',
  sku: 'SKU',
  takenFrom: 'Paid from',
  tokenApi: 'Token API',
  totalBilledAmount: 'Billed Amount',
  url: 'Address',
  userTypeId: 'Account',
  userTypeName: 'Account',
  w: 'Weekly',
  waleeCommission: '{{provider}} Commission',
  waleeShare: '{{provider}} Share',
  withHoldingCharges: 'Withholding Charges',
  y: 'Yearly',
};

const splitWords = (name: string): string => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');

/** Returns the label of an API field in the user's language, for example 'Support Email' for supportEmail. */
export function fieldWords(name: string, { word }: Texts): string {
  const known = words[name];
  if (known) return word(known);
  const plain = splitWords(name);
  const title = plain.charAt(0).toUpperCase() + plain.slice(1);
  const said = word(title);
  if (said !== title) return said;
  // Permission labels have only one capital letter: 'View all'.
  const sentence = title.charAt(0) + title.slice(1).toLowerCase();
  const flag = word(sentence);
  return flag === sentence ? title : flag;
}

/** Fields that only contain other fields. Their own labels are left out. */
const wrappers: ReadonlySet<string> = new Set(['permissions', 'attributes', 'link']);

/** Returns the label of a nested field with its parents, for example 'Users · View all'. */
export function pathWords(path: readonly string[], texts: Texts): string {
  const [first = '', ...inside] = path;
  const said = wrappers.has(first) && inside.length > 0 ? inside : path;
  return said.map((name) => fieldWords(name, texts)).join(' · ');
}
