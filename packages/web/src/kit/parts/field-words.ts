import type { Texts } from '../../i18n/texts-of.ts';

/** Labels of fields whose label is not just the field name split into words. */
const words: Readonly<Record<string, string>> = {
  MerchentManagement: 'Merchant Management',
  _id: 'ID',
  addresses: 'Only from these addresses',
  waleeShare: '{{provider}} Share',
  waleeCommission: '{{provider}} Commission',
  ccServiceName: 'Credit Card service',
  clickIdApi: 'Click ID API',
  d: 'Daily',
  differenceReason: 'Reason for the difference',
  expiresDate: 'Until',
  m: 'Monthly',
  merchantName: 'Merchant',
  notificationApi: 'Notification API',
  oneTime: 'One time',
  operatorName: 'Operator',
  overrideReason: 'Reason for the overlap',
  portalUrl: 'Portal URL',
  roleId: 'Role',
  serviceProvider: 'Carrier',
  sbpCharges: 'SBP Charges',
  settledCurrency: 'Foreign Currency',
  showBalance: 'Show the balance to the merchant',
  tokenApi: 'Token API',
  totalBilledAmount: 'Billed Amount',
  userTypeId: 'Account',
  userTypeName: 'Account',
  w: 'Weekly',
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

/** Returns the label of a nested field with its parents, for example 'Users · View all'; leaves out 'permissions'. */
export function pathWords(path: readonly string[], texts: Texts): string {
  const [first, ...inside] = path;
  const said = first === 'permissions' && inside.length > 0 ? inside : path;
  return said.map((name) => fieldWords(name, texts)).join(' · ');
}
