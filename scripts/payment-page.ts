import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPaymentPage } from './payment-page/check-payment-page.ts';

/**
 * `pnpm payment-page https://pay.example.com [folder]`: compares a running checkout with the build's inventory and ends with 1 when
 * something differs. `folder` is the build's; without it, the workspace's own. Run it every week (PCI DSS 11.6.1).
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const [address, folder = path.join(root, 'packages/checkout-widget/dist')] = process.argv.slice(2);
if (!address) {
  console.error('Say which checkout to check: pnpm payment-page https://pay.example.com');
  process.exit(2);
}
const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const { scripts } = read('frame/script-inventory.json');
const problems = await checkPaymentPage(address, { scripts, loader: read('loader.json') });
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`✓ ${scripts.length + 1} files and the policy are as they were built`);
process.exitCode = problems.length === 0 ? 0 : 1;
