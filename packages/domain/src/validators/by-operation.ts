import type * as v from 'valibot';
import { carrierSchema, merchantSchema } from './account.ts';
import { accountBalanceFields } from './account-balance.ts';
import { blacklistSchema } from './blacklist.ts';
import {
  cardCheckoutSchema,
  cardPaymentSchema,
  montyRequestSchema,
  paymobRequestSchema,
  walletPushSchema,
} from './card-request.ts';
import { changePasswordSchema } from './change-password.ts';
import { referenceRequestSchema } from './checkout-reference.ts';
import { loanTransactionSchema } from './loan-transaction.ts';
import { loginSchema } from './login.ts';
import { packageSchema } from './package.ts';
import { payoutSchema } from './payout.ts';
import { productSchema } from './product.ts';
import { profileSchema } from './profile.ts';
import { refundFields } from './refund.ts';
import { roleSchema } from './role.ts';
import { serviceSchema } from './service.ts';
import { settlementSchema } from './settlement.ts';
import { userSchema } from './user.ts';

/** The inputs of validators: the gateway's settings and clock, and the caller. */
export type FormContext = {
  readonly now: () => Date;
  readonly allowLocalHttp: boolean;
  readonly shortestPassword: number;
  /** Whether the caller belongs to the platform owner and so chooses type and account of a new user. */
  readonly isPlatformOwner: boolean;
};

type Make = (context: FormContext) => v.GenericSchema;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const validators: Readonly<Record<string, Make>> = {
  login: () => loginSchema,
  editProfile: () => profileSchema,
  changePassword: ({ shortestPassword }) => changePasswordSchema(shortestPassword),
  addMerchant: () => merchantSchema,
  editMerchant: () => merchantSchema,
  addMerchantBalance: () => accountBalanceFields,
  addCarrier: () => carrierSchema,
  editCarrier: () => carrierSchema,
  addService: serviceSchema,
  editService: serviceSchema,
  addSettlement: ({ now }) => settlementSchema(now),
  addRefund: () => refundFields,
  requestReferenceNumber: () => referenceRequestSchema,
  requestWalletPush: () => walletPushSchema,
  startCardPayment: ({ now }) => cardPaymentSchema(dayOf(now())),
  startPaymobPayment: () => paymobRequestSchema,
  startMontyPayment: () => montyRequestSchema,
  payByCard: ({ now }) => cardCheckoutSchema(dayOf(now())),
  payByEasypaisaCard: ({ now }) => cardCheckoutSchema(dayOf(now())),
  addPayout: () => payoutSchema,
  addLoanTransaction: () => loanTransactionSchema,
  editLoanTransaction: () => loanTransactionSchema,
  addProduct: () => productSchema,
  editProduct: () => productSchema,
  addBlacklistEntry: () => blacklistSchema,
  editBlacklistEntry: () => blacklistSchema,
  addPackage: packageSchema,
  editPackage: packageSchema,
  addUser: ({ shortestPassword, isPlatformOwner }) =>
    userSchema({ creating: true, choosesAccount: isPlatformOwner, shortestPassword }),
  editUser: () => userSchema({ creating: false, choosesAccount: false }),
  addRole: () => roleSchema,
  editRole: () => roleSchema,
};

/** Returns the validator of an operation's body, which accepts any JSON value; undefined if the operation has no form. */
export const validatorOf = (operation: string, context: FormContext): v.GenericSchema | undefined =>
  Object.hasOwn(validators, operation) ? validators[operation]?.(context) : undefined;
