import type { OperationId } from '@daftar/openapi';
import { processFile } from '../../src/areas/approvals/process-file.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { loanForm, newLoan, newPayout, payoutForm } from './payouts.ts';
import { formOf, HEADERS, newUpload, sheetOf } from './sheets.ts';
import { type Cast, fresh, merchantOf, nothing, pick, type Target, type Wish } from './wish.ts';
import { newMerchant, unique } from './world.ts';

const tenantOf = ({ nile, delta }: Cast, { which }: Target) => (which === 'another' ? delta : nile);

const ofLoan = (body?: () => unknown): Wish => ({
  record: 'loan',
  request: async (cast, target) => {
    const make = async () => ({
      id: await newLoan(cast.gateway, tenantOf(cast, target).merchantId),
      name: '',
    });
    const { id } = await fresh(target, make);
    return { params: { id }, ...(body && { body: body() }) };
  },
});

const newOne = async (cast: Cast, target: Target) =>
  fresh(target, async () => ({ ...(await newPayout(cast.gateway, tenantOf(cast, target))), name: '' }));

const anywhere: Wish = { request: () => ({ body: {} }) };

/** Something right to ask of payouts and loans. */
export const payoutWishes: Partial<Record<OperationId, Wish>> = {
  listPayouts: anywhere,
  searchPayouts: { request: () => ({ body: { query: 'نورا' } }) },
  summarizePayouts: anywhere,
  addPayout: {
    record: 'merchant',
    request: ({ nile, delta }, target) => ({
      body: payoutForm(nile, { serviceId: pick(target, nile.service.serviceId, delta.service.id) }),
    }),
  },
  deletePayout: {
    record: 'payout',
    request: async (cast, target) => ({ params: { id: (await newOne(cast, target)).id } }),
  },
  setPayoutStatus: {
    record: 'payout',
    request: async (cast, target) => ({
      body: { id: (await newOne(cast, target)).id, status: 'Rejected' },
    }),
  },
  listLoanAccounts: nothing,
  listLoanTransactions: {
    record: 'merchant',
    request: (cast, target) => ({ params: { id: merchantOf(cast, target) } }),
  },
  getLoanTransaction: ofLoan(),
  addLoanTransaction: {
    record: 'merchant',
    request: async (cast, target) => {
      const { id } = await fresh(target, () => newMerchant(cast.gateway));
      return { body: { ...loanForm(), userTypeId: id } };
    },
  },
  editLoanTransaction: ofLoan(() => loanForm({ totalAmount: 900 })),
  deleteLoanTransaction: ofLoan(),
  uploadApprovalFile: { request: () => ({ body: formOf(sheetOf([HEADERS, ['PO-1', 'Approved']])) }) },
  getApprovalVerdicts: { request: async (cast, target) => ({ params: await ownUpload(cast, target) }) },
  processApprovalFile: { request: async (cast, target) => ({ body: await ownUpload(cast, target) }) },
  discardApprovalFile: { request: async (cast, target) => ({ params: await ownUpload(cast, target) }) },
  listApprovalFiles: anywhere,
  getApprovalResult: {
    record: 'approval',
    request: async ({ gateway }, target) => {
      const make = async () => ({ id: await newProcessed(gateway), name: '' });
      return { params: { id: (await fresh(target, make)).id } };
    },
  },
};

/** Files are their uploader's alone; who has no account uploads as nobody. */
async function ownUpload({ gateway }: Cast, { who = 'nobody' }: Target) {
  const user = await gateway.db
    .selectFrom('users')
    .select(['id as userId', 'name'])
    .where('user_name', '=', who)
    .executeTakeFirst();
  const rows = [[unique('PO').replace(' ', '-'), 'Approved', 12]];
  return { fileName: await newUpload(gateway, user ?? NOBODY, rows) };
}
const NOBODY = { userId: 'nobody', name: 'Nobody' };

async function newProcessed(gateway: Cast['gateway']): Promise<string> {
  const fileName = await newUpload(gateway, NOBODY, [[unique('PO').replace(' ', '-'), 'Rejected', 12]]);
  const file = await inTransaction(gateway.db, (trx) => processFile(trx, gateway, NOBODY, { fileName }));
  return file._id;
}

type Bodies = Partial<Record<OperationId, Record<string, unknown>>>;

/** Bodies of the same with nothing wrong in them. */
export const payoutBodies = (nile: Cast['nile']): Bodies => ({
  searchPayouts: { query: 'PO' },
  addPayout: { ...payoutForm(nile) },
  setPayoutStatus: { id: 'pay_unknown', status: 'Approved' },
  addLoanTransaction: { ...loanForm(), userTypeId: nile.merchantId },
  editLoanTransaction: { ...loanForm() },
  processApprovalFile: { fileName: 'upl_unknown.xlsx' },
});
