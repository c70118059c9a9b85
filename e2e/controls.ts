import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestGateway } from '@daftar/server/testing';

type Pool = TestGateway['gateway']['pool'];

/** The numbers of a session's records, in the gateway's ledger and at the sandbox. */
export interface SessionRecords {
  status: string;
  attempts: number;
  charges: { provider: string; reference: string; state: string }[];
  /** Ledger entries of the session's payments. */
  bookings: number;
}

const RECORDS = `
  with attempts as (select id, merchant_ref_number as number from payment_attempts where session_id = $1)
  select s.status,
    (select count(*)::int from attempts) as attempts,
    (select coalesce(json_agg(json_build_object('provider', p.provider, 'reference', p.reference, 'state', p.state)), '[]')
       from sandbox.payments p join attempts a on right(p.merchant_reference, length(a.number)) = a.number) as charges,
    (select count(*)::int from ledger_entries e join transactions t on t.id = e.record_id
       where e.event = 'payment' and t.attempt_id in (select id from attempts)) as bookings
  from checkout_sessions s where s.id = $1`;

/** Moves a session and its attempts two hours back, longer than a session lives. */
const PASS_TIME = `
  with attempts as (update payment_attempts set created_at = created_at - interval '2 hours' where session_id = $1)
  update checkout_sessions set expires_at = now() - interval '1 second' where id = $1`;

/**
 * Serves what browser tests cannot do through the product: `POST /{sessionId}/expire` expires a session, and `GET /{sessionId}`
 * counts its records.
 */
export async function startControls(pool: Pool): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const [, id = '', action] = (request.url ?? '').split('/');
    if (action === 'expire') await pool.query(PASS_TIME, [id]);
    const { rows } = await pool.query(RECORDS, [id]);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0] ?? null));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
