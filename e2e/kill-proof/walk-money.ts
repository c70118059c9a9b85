import { randomUUID } from 'node:crypto';
import type { Daftar } from '@daftar/sdk';
import { utils, write } from '@e965/xlsx';
import type { UnansweredCalls } from './unanswered-calls.ts';
import { addService } from './walk-path.ts';

/** A merchant whose balance and payouts the proof counts itself. Amounts are whole EGP. */
export interface CountedMerchant {
  merchantId: string;
  serviceId: string;
  /** The balance that the books must show once no call is unanswered. */
  balance: number;
  payouts: number;
}

export async function openCountedMerchant(owner: Daftar, mark: string): Promise<CountedMerchant> {
  const form = { name: `Counted ${mark}`, country: 'Egypt', currency: 'EGP' } as const;
  const { _id } = await owner.merchants.create(form);
  const { serviceId } = await addService(owner, _id, `Counted ${mark}`);
  return { merchantId: _id, serviceId, balance: 0, payouts: 0 };
}

const key = () => ({ idempotencyKey: randomUUID() });

async function deposit(
  owner: Daftar,
  unanswered: UnansweredCalls,
  merchant: CountedMerchant,
  amount: number,
): Promise<void> {
  const options = key();
  const money = { grossAmount: amount, tax: 0, netAmount: amount };
  await unanswered.make(owner, {
    what: `deposit of ${amount}`,
    make: (as) => as.merchants.addBalance(merchant.merchantId, money, options),
    count: () => {
      merchant.balance += amount;
    },
  });
}

/** Requests a payout and returns it. Throws when a kill interrupts the call. */
async function requestPayout(
  owner: Daftar,
  unanswered: UnansweredCalls,
  merchant: CountedMerchant,
  amount: number,
) {
  const options = key();
  const form = {
    serviceId: merchant.serviceId,
    amount,
    fullName: 'نورا عبد الله',
    nationalId: '29001011234321',
    msisdn: '201001234567',
    beneficiaryEmail: 'noura@mail.example',
    countryCode: 'EG',
    userTypeId: merchant.merchantId,
  } as const;
  let made: Awaited<ReturnType<Daftar['payouts']['create']>> | undefined;
  await unanswered.make(owner, {
    what: `payout of ${amount}`,
    make: async (as) => {
      made = await as.payouts.create(form, options);
    },
    count: () => {
      merchant.payouts += 1;
    },
  });
  if (!made) throw new Error('The payout has no answer');
  return made;
}

async function approve(
  owner: Daftar,
  unanswered: UnansweredCalls,
  merchant: CountedMerchant,
  amount: number,
): Promise<void> {
  const { _id } = await requestPayout(owner, unanswered, merchant, amount);
  const options = key();
  await unanswered.make(owner, {
    what: `approval of ${_id}`,
    make: (as) => as.payouts.approve(_id, { amount }, options),
    count: () => {
      merchant.balance -= amount;
    },
  });
}

function sheetOf(references: string[]): File {
  const rows = references.map((reference) => [reference, 'Approved']);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['referanceNumber', 'status'], ...rows]), 'Payouts');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  return new File([new Uint8Array(bytes)], 'approvals.xlsx');
}

/** Approves three payouts with one approval file, which applies to all of them or to none. */
async function approveByFile(
  owner: Daftar,
  unanswered: UnansweredCalls,
  merchant: CountedMerchant,
  amount: number,
): Promise<void> {
  const asked = [];
  for (let n = 0; n < 3; n += 1) asked.push(await requestPayout(owner, unanswered, merchant, amount));
  const { fileName } = await owner.approvals.upload(sheetOf(asked.map((each) => each.referanceNumber)));
  const options = key();
  await unanswered.make(owner, {
    what: `approval file ${fileName}`,
    make: (as) => as.approvals.process({ fileName }, options),
    count: () => {
      merchant.balance -= 3 * amount;
    },
  });
}

/** Repeats deposits and payouts, single and by approval file, until a kill interrupts it or `stopped` aborts. */
export async function walkMoney(
  owner: Daftar,
  unanswered: UnansweredCalls,
  merchant: CountedMerchant,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    await deposit(owner, unanswered, merchant, 1000);
    await approve(owner, unanswered, merchant, 150);
    await approveByFile(owner, unanswered, merchant, 20);
  }
}

/** Returns the faults of a merchant once no call is unanswered: money or payouts that were lost or doubled. */
export async function faultsOf(owner: Daftar, merchant: CountedMerchant): Promise<string[]> {
  const { accountBalance, name } = await owner.merchants.retrieve(merchant.merchantId);
  const { total } = await owner.payouts.list({ userTypeId: merchant.merchantId, limit: 25 });
  return [
    ...(accountBalance === merchant.balance
      ? []
      : [`${name} has ${accountBalance}, not ${merchant.balance}`]),
    ...(total === merchant.payouts ? [] : [`${name} has ${total} payouts, not ${merchant.payouts}`]),
  ];
}
