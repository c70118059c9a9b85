import { proveApprovals } from './prove-approvals.ts';

const asked = process.argv[2] ?? '200';
const rounds = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : undefined;
if (rounds === undefined) {
  console.error('Usage: prove:approvals [rounds, 1 to 99999]');
  process.exit(2);
}

const start = performance.now();
const { rounds: made, answers, faults } = await proveApprovals(rounds);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`${rounds} payouts, each approved 50 times at once, in ${seconds} s`);
for (const [way, count] of Object.entries(made)) console.log(`  by ${way}: ${count}`);
for (const [answer, count] of Object.entries(answers)) console.log(`  answered ${answer}: ${count}`);
for (const fault of faults) console.error(`  ${fault}`);
console.log(`${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
