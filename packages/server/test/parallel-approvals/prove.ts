import { verifyAudit } from '../../src/audit/verify-audit.ts';
import { verifyLedger } from '../../src/ledger/verify-ledger.ts';
import { call, token } from '../support/api.ts';
import { balanceOf } from '../support/books.ts';
import { deposit, newPayout } from '../support/payouts.ts';
import { signedInUser, startWorld, unique, type World } from '../support/world.ts';

const AT_ONCE = 50;
const AMOUNT = 100;
/** Who approves: one person with fifty clicks, or ten people with five each. */
const WAYS = { 'one person': 1, 'ten people': 10 } as const;
type Way = keyof typeof WAYS;

export interface Proof {
  /** Rounds of each way. */
  rounds: Record<Way, number>;
  /** How often each answer came: `200`, `409 already-decided`. */
  answers: Record<string, number>;
  /** What was not as it must be, round by round. */
  faults: string[];
}

async function approveAtOnce(world: World, people: readonly string[], id: string): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
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

/** One payout, fifty approvals at the same moment; answers what came back and what is wrong. */
async function round(
  world: World,
  people: readonly string[],
): Promise<{ answers: string[]; wrong: string[] }> {
  const { gateway, nile } = world;
  const before = await balanceOf(gateway, nile.merchantId);
  const { id } = await newPayout(gateway, nile, { amount: AMOUNT });
  const answers = await approveAtOnce(world, people, id);
  const taken = before - (await balanceOf(gateway, nile.merchantId));
  const count = async (table: 'ledger_entries' | 'audit_entries') => {
    const rows = await gateway.db.selectFrom(table).select('record_id').where('record_id', '=', id).execute();
    return rows.length;
  };
  const [entries, told] = [await count('ledger_entries'), await count('audit_entries')];
  const winners = answers.filter((answer) => answer === '200').length;
  const others = answers.filter((answer) => answer !== '200' && answer !== '409 already-decided');
  const wrong = [
    winners !== 1 && `${winners} approvals won`,
    others.length > 0 && `answers ${[...new Set(others)].join(', ')}`,
    taken !== AMOUNT && `${taken} taken for ${AMOUNT}`,
    entries !== 1 && `${entries} entries in the ledger`,
    // Asked for, and approved.
    told !== 2 && `${told} entries of history`,
  ];
  return { answers, wrong: wrong.filter((one) => one !== false).map((one) => `${id}: ${one}`) };
}

/** Has payouts approved fifty times at once, each in a round of its own, then proves the books. */
export async function proveApprovals(rounds: number): Promise<Proof> {
  const world = await startWorld();
  try {
    const { gateway, nile } = world;
    const people = await Promise.all(
      Array.from({ length: WAYS['ten people'] }, () =>
        signedInUser(world, unique('approver').replace(' ', '-'), gateway.settings.providerName),
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
