import { verifyAudit } from '../../src/audit/verify-audit.ts';
import { verifyLedger } from '../../src/ledger/verify-ledger.ts';
import { call, token } from '../support/api.ts';
import { balanceOf } from '../support/books.ts';
import { deposit, newPayout } from '../support/payouts.ts';
import { signedInUser, startWorld, unique, type World } from '../support/world.ts';

const CONCURRENT_APPROVALS = 50;
const AMOUNT = 100;
/** Number of approvers by variant: one person with fifty clicks, or ten people with five each. */
const WAYS = { 'one person': 1, 'ten people': 10 } as const;
type Way = keyof typeof WAYS;

export interface Proof {
  /** The number of rounds of each variant. */
  rounds: Record<Way, number>;
  /** The number of responses of each kind, for example `200` or `409 already-decided`. */
  answers: Record<string, number>;
  /** The deviations that were found, with the payout's id. */
  faults: string[];
}

async function approveConcurrently(world: World, people: readonly string[], id: string): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: CONCURRENT_APPROVALS }, (_, index) =>
      call(world.backofficeUrl, 'setPayoutStatus', {
        body: { id, status: 'Approved' },
        headers: token(people[index % people.length] ?? ''),
      }),
    ),
  );
  return answers.map(({ status, problem }) =>
    status === 200 ? '200' : `${status} ${problem.errors[0]?.code ?? ''}`,
  );
}

/** Approves one payout fifty times concurrently. Returns the responses and the deviations that were found. */
async function round(
  world: World,
  people: readonly string[],
): Promise<{ answers: string[]; wrong: string[] }> {
  const { gateway, nile } = world;
  const before = await balanceOf(gateway, nile.merchantId);
  const { id } = await newPayout(gateway, nile, { amount: AMOUNT });
  const answers = await approveConcurrently(world, people, id);
  const taken = before - (await balanceOf(gateway, nile.merchantId));
  const count = async (table: 'ledger_entries' | 'audit_entries') => {
    const rows = await gateway.db.selectFrom(table).select('record_id').where('record_id', '=', id).execute();
    return rows.length;
  };
  const [entries, historyEntries] = [await count('ledger_entries'), await count('audit_entries')];
  const winners = answers.filter((answer) => answer === '200').length;
  const others = answers.filter((answer) => answer !== '200' && answer !== '409 already-decided');
  const wrong = [
    winners !== 1 && `${winners} approvals won`,
    others.length > 0 && `answers ${[...new Set(others)].join(', ')}`,
    taken !== AMOUNT && `${taken} taken for ${AMOUNT}`,
    entries !== 1 && `${entries} entries in the ledger`,
    // One entry for the request, one for the approval.
    historyEntries !== 2 && `${historyEntries} entries of history`,
  ];
  return { answers, wrong: wrong.filter((one) => one !== false).map((one) => `${id}: ${one}`) };
}

/** Runs rounds of fifty concurrent approvals, each of a new payout, then verifies the books. */
export async function proveApprovals(rounds: number): Promise<Proof> {
  const world = await startWorld();
  try {
    const { gateway, nile } = world;
    const people = await Promise.all(
      Array.from({ length: WAYS['ten people'] }, () =>
        signedInUser(world, unique('approver').replace(' ', '-'), gateway.owner.name),
      ),
    );
    await deposit(gateway, nile.merchantId, AMOUNT * rounds);
    const proof: Proof = { rounds: { 'one person': 0, 'ten people': 0 }, answers: {}, faults: [] };
    for (let done = 0; done < rounds; done += 1) {
      const way: Way = done % 2 === 0 ? 'one person' : 'ten people';
      const { answers, wrong } = await round(world, people.slice(0, WAYS[way]));
      proof.rounds[way] += 1;
      for (const answer of answers) proof.answers[answer] = (proof.answers[answer] ?? 0) + 1;
      proof.faults.push(...wrong);
    }
    const left = await balanceOf(gateway, nile.merchantId);
    if (left !== 0) proof.faults.push(`${left} is left, every round was paid for`);
    const [ledger, audit] = [await verifyLedger(gateway.db), await verifyAudit(gateway.db)];
    proof.faults.push(...ledger.faults.map(({ entry, reason }) => `${entry}: ${reason}`));
    proof.faults.push(...audit.faults.map(({ userTypeId, reason }) => `${userTypeId}: ${reason}`));
    return proof;
  } finally {
    await world.close();
  }
}
