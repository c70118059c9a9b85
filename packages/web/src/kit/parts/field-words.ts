import type { Texts } from '../../i18n/i18n.ts';

/** Fields whose words are not simply their name taken apart. */
const words: Readonly<Record<string, string>> = {
  MerchentManagement: 'Merchant Management',
  _id: 'ID',
  waleeShare: '{{provider}} Share',
  ccServiceName: 'Credit Card service',
  clickIdApi: 'Click ID API',
  d: 'Daily',
  differenceReason: 'Reason for the difference',
  m: 'Monthly',
  merchantName: 'Merchant',
  notificationApi: 'Notification API',
  oneTime: 'One time',
  operatorName: 'Operator',
  overrideReason: 'Reason for the overlap',
  portalUrl: 'Portal URL',
  roleId: 'Role',
  serviceProvider: 'Carrier',
  settledCurrency: 'Foreign Currency',
  showBalance: 'Show the balance to the merchant',
  tokenApi: 'Token API',
  userTypeId: 'Account',
  userTypeName: 'Account',
  w: 'Weekly',
  y: 'Yearly',
};

const parted = (name: string): string => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');

/** The name of a field of the wire in the user's language: 'Support Email' for supportEmail. */
export function fieldWords(name: string, { foreign }: Texts): string {
  const known = words[name];
  if (known) return foreign(known);
  const plain = parted(name);
  const title = plain.charAt(0).toUpperCase() + plain.slice(1);
  const said = foreign(title);
  if (said !== title) return said;
  // Flags of a role are written in one go: 'View all'.
  const sentence = title.charAt(0) + title.slice(1).toLowerCase();
  const flag = foreign(sentence);
  return flag === sentence ? title : flag;
}

/** A field with what holds it: 'Users · View all'; that a role's flags are its permissions goes without saying. */
export function pathWords(path: readonly string[], texts: Texts): string {
  const [first, ...inside] = path;
  const said = first === 'permissions' && inside.length > 0 ? inside : path;
  return said.map((name) => fieldWords(name, texts)).join(' · ');
}
