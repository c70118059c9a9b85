import type { UserCaller } from '../../src/access/caller.ts';
import type { LoanForm } from '../../src/areas/loans/columns.ts';
import { createLoanTransaction } from '../../src/areas/loans/create.ts';
import { addBalance } from '../../src/areas/merchants/add-balance.ts';
import { createPayout, type PayoutForm, payingService } from '../../src/areas/payouts/create.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import type { Gateway } from '../../src/gateway.ts';
import { newMsisdn } from './catalogue.ts';
import { SETUP, type Tenant } from './world.ts';

export const payoutForm = ({ service }: Tenant, changes: Partial<PayoutForm> = {}): PayoutForm => ({
  serviceId: service.serviceId,
  amount: 150,
  fullName: 'نورا عبد الله',
  nationalId: '29001011234321',
  msisdn: newMsisdn(),
  beneficiaryEmail: 'noura@mail.example',
  countryCode: 'EG',
  ...changes,
});

/** The user who requests the payouts; no test signs in as this user. */
const requester = (gateway: Gateway): UserCaller => ({
  kind: 'user',
  userId: SETUP.id,
  name: SETUP.name,
  userName: SETUP.id,
  userType: 'Admin',
  userTypeId: gateway.owner.id,
  userTypeName: gateway.owner.name,
  isPlatformOwner: true,
  accountKind: 'owner',
  country: undefined,
  role: undefined,
  permissions: {},
  loginSessionId: 'none',
});

export const newPayout = (gateway: Gateway, tenant: Tenant, changes: Partial<PayoutForm> = {}) =>
  inTransaction(gateway.db, async (trx) => {
    const form = payoutForm(tenant, changes);
    const service = await payingService(trx, requester(gateway), form);
    return createPayout(trx, gateway, requester(gateway), service, form);
  });

export const loanForm = (changes: Partial<LoanForm> = {}): LoanForm => ({
  currency: 'PKR',
  paymentMethod: 'IBFT',
  totalAmount: 1000,
  waleeCommission: 2,
  sbpCharges: 1,
  serviceSalesTax: 0.5,
  withHoldingCharges: 0.5,
  ...changes,
});

export const newLoan = (gateway: Gateway, merchantId: string, changes: Partial<LoanForm> = {}) =>
  inTransaction(gateway.db, (trx) =>
    createLoanTransaction(trx, gateway, SETUP, merchantId, loanForm(changes)),
  );

/** Deposits money into a merchant's account balance. */
export const deposit = (gateway: Gateway, merchantId: string, amount: number, currency = 'EGP') =>
  inTransaction(gateway.db, (trx) =>
    addBalance(
      trx,
      { id: merchantId, currency },
      { grossAmount: amount, tax: 0, netAmount: amount },
      { actor: SETUP, requestId: 'test', now: gateway.now() },
    ),
  );
