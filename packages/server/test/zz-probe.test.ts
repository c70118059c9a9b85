import { afterAll, beforeAll, test } from 'vitest';
import { sweepAttempts, expireSessions } from '../src/areas/checkout/sessions/expire.ts';
import { journeysOf, startAccount } from './providers/journey-list.ts';
import { startShops, type ShopWorld } from './providers/shops.ts';
import { readSession } from './support/payments.ts';
let w: ShopWorld;
beforeAll(async () => { w = await startShops(); });
afterAll(() => w.close());
const out = (...a: unknown[]) => console.log(...a.map((x) => typeof x === 'string' ? x : JSON.stringify(x)));
const age = async (id: string, h: number) => {
  await w.gateway.pool.query("update checkout_sessions set expires_at = now() - interval '1 minute', created_at = created_at - ($2 || ' hours')::interval where id = $1", [id, h]);
  await w.gateway.pool.query("update payment_attempts set created_at = created_at - ($2 || ' hours')::interval, checked_at = now() - interval '2 hours' where session_id = $1", [id, h]);
};
test('abandoned pages', async () => {
  for (const j of journeysOf(() => w)) {
    const s = await w.order(j.provider); await j.start(s);
    for (const h of [2, 24, 24 * 7]) { await age(s.sessionId, h); await sweepAttempts(w.gateway); await expireSessions(w.gateway);
      const { rows } = await w.gateway.pool.query('select status, checked_at from payment_attempts where session_id = $1', [s.sessionId]);
      out('ABANDON', j.provider, j.name, h, (await readSession(w, s.sessionId)).status, rows); }
  }
  for (const [p, cnic] of [['JazzCash', '345678'], ['easypaisa', undefined]] as const) {
    const s = await w.order(p); const a = await startAccount(w, s, p, '03001234567', cnic); out(p, a.status);
    for (const h of [2, 24, 168]) { await age(s.sessionId, h); await sweepAttempts(w.gateway); await expireSessions(w.gateway);
      const { rows } = await w.gateway.pool.query('select status from payment_attempts where session_id = $1', [s.sessionId]);
      out('ABANDON', p, 'wallet', h, (await readSession(w, s.sessionId)).status, rows); }
  }
});
