import type { ApprovalStatus } from '@daftar/domain';
import type { Gateway } from '@daftar/server';
import { createPayout, decidePayout, findPayingService, inTransaction, type Trx } from '@daftar/server/fill';
import { simulateApprovalFiles } from './approval-files.ts';
import { addWalletLogs } from './checkout-logs.ts';
import { finance } from './finance.ts';
import { type DemoService, findDemoServices } from './find-demo-services.ts';
import { simulateLoans } from './loans.ts';
import { Random } from './random.ts';

const HOUR_MS = 3_600_000;
const payoutCreator = { userId: 'setup-payoutCreator', name: 'Karim Fathy' };
const DAYS = 12;

const beneficiaries = [
  ['نورا عبد الله', 'noura'],
  ['Omar El-Sayed', 'omar'],
  ['سلمى عادل', 'salma'],
  ['Hany Mansour', 'hany'],
  ['Mariam Fawzy', 'mariam'],
] as const;

/** Merchants that make payouts. They have an account balance or a loan account. */
const payers = ['Sphinx Stationers', 'مطاعم النيل', 'Delta Learning', 'Ravi Telecom', 'کراچی کتب خانہ'];

/** Adds deposits, payouts in every status, approval files and wallet logs. Runs only once, in one transaction. */
export async function simulatePayouts(gateway: Gateway, until: Date): Promise<void> {
  const services = await findDemoServices(gateway);
  await inTransaction(gateway.db, async (trx) => {
    const existing = await trx.selectFrom('payouts').select('id').limit(1).executeTakeFirst();
    if (existing) return;
    await simulateLoans(trx, gateway, until);
    const random = new Random(20_260_202);
    for (let day = DAYS - 1; day >= 0; day -= 1)
      for (const [place, service] of services
        .filter(({ merchantName }) => payers.includes(merchantName))
        .entries())
        await simulatePayout(
          trx,
          gateway,
          service,
          random,
          new Date(until.getTime() - (day * 24 + place + 1) * HOUR_MS),
        );
    await askTwice(trx, gateway, services, until);
    await simulateApprovalFiles(trx, gateway, until);
    await addWalletLogs(trx, until);
  });
}

/** Creates the same payout twice within an hour, so that the demo has possible duplicates. */
async function askTwice(
  trx: Trx,
  gateway: Gateway,
  services: readonly DemoService[],
  until: Date,
): Promise<void> {
  const found = services.find(({ merchantName }) => merchantName === 'Sphinx Stationers');
  const service = found && (await findPayingService(trx, found.serviceId));
  if (!service) return;
  for (const minutes of [50, 20]) {
    const at = new Date(until.getTime() - minutes * 60_000);
    await createPayout(trx, { ...gateway, now: () => at }, payoutCreator, service, {
      serviceId: found.serviceId,
      amount: 640,
      fullName: 'Youssef Gamal',
      nationalId: '29403151234567',
      msisdn: '201117654321',
      beneficiaryEmail: 'youssef@mail.example',
      countryCode: 'EG',
    });
  }
}

async function simulatePayout(
  trx: Trx,
  gateway: Gateway,
  { serviceId }: DemoService,
  random: Random,
  at: Date,
): Promise<void> {
  const service = await findPayingService(trx, serviceId);
  if (!service) return;
  const [fullName, mail] = random.pick(beneficiaries);
  const bank = random.chance(0.3);
  const payout = await createPayout(trx, { ...gateway, now: () => at }, payoutCreator, service, {
    serviceId,
    amount: random.whole(2, 18) * 25,
    fullName,
    nationalId: `290010112${random.whole(10_000, 99_999)}`,
    msisdn: `2010${random.whole(10_000_000, 99_999_999)}`,
    beneficiaryEmail: `${mail}@mail.example`,
    countryCode: 'EG',
    payoutType: bank ? 'BANK' : 'WALLET',
    ...(bank && { bankName: 'Banque Misr', bankNo: `EG38001900050000000026318${random.whole(1000, 9999)}` }),
  });
  const chance = random.next();
  const decision: ApprovalStatus | undefined =
    chance < 0.35 ? undefined : chance < 0.85 ? 'Approved' : 'Rejected';
  const later = new Date(at.getTime() + HOUR_MS / 2);
  if (decision) await decidePayout(trx, { ...gateway, now: () => later }, finance, payout, decision);
}
