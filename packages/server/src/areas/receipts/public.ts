export { composeReceipt } from './receipt-mail.ts';
