import type pg from 'pg';
import { type CaughtMail, type MailStore, MOST_MAILS } from './caught-mail.ts';

interface MailRow {
  id: string;
  sent_at: Date;
  body: Omit<CaughtMail, 'id' | 'sentAt'>;
}

const mailOf = ({ id, sent_at, body }: MailRow): CaughtMail => ({ ...body, id, sentAt: sent_at });

/** Creates the mail store in the gateway's database. */
export function pgMailStore(pool: pg.Pool): MailStore {
  return {
    add: async ({ id, sentAt, ...body }) => {
      await pool.query(
        'insert into sandbox.mails (id, sent_at, body) values ($1, $2, $3) on conflict do nothing',
        [id, sentAt, JSON.stringify(body)],
      );
      await pool.query(
        'delete from sandbox.mails where id in (select id from sandbox.mails order by sent_at desc, id offset $1)',
        [MOST_MAILS],
      );
    },
    find: async (id) => {
      const { rows } = await pool.query<MailRow>('select * from sandbox.mails where id = $1', [id]);
      return rows.map(mailOf)[0];
    },
    newest: async (limit) => {
      const { rows } = await pool.query<MailRow>(
        'select * from sandbox.mails order by sent_at desc, id limit $1',
        [limit],
      );
      return rows.map(mailOf);
    },
  };
}
