import { createDaftar } from '@daftar/sdk';
import { startTestGateway } from '@daftar/server/testing';
import { everyDay, seedDays } from '../report-scale/seed.ts';

/** Sent to the benchmark's process when the server is ready. */
export interface Ready {
  url: string;
  token: string;
}

const product = await startTestGateway({ runsSchedule: true });
product.gateway.settings.checkResponses = false;
await seedDays(product.gateway.payments.pool, everyDay, Number(process.env.EXPORT_SEED) / everyDay.length);
const token = await createDaftar({ baseUrl: product.backofficeUrl }).auth.login(product.owner);

// The benchmark's process disconnects to stop this one; Node also disconnects this one when that process dies.
process.once('disconnect', async () => {
  await product.close();
  process.exit();
});
const ready: Ready = { url: product.backofficeUrl, token };
process.send?.(ready);
