/**
 * The screens that a customer sees only once a payment is being sent. They are one download, which does not delay the form of
 * the first method.
 */
export { EndedScreen } from './ended-screen.tsx';
export { FailureDialog } from './failure-dialog.tsx';
export { OtherAmount } from './other-amount.tsx';
export { PaidScreen } from './paid-screen.tsx';
export { PendingScreen } from './pending-screen.tsx';
export { Waiting } from './waiting.tsx';
