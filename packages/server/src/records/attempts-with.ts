import { normaliseDigits } from '@daftar/domain';
import { type RawBuilder, sql } from 'kysely';

/** Fewer characters would match too many numbers; shorter texts match whole numbers only. */
const SHORTEST_PREFIX = 6;

/** Limit of attempts for a prefix. A longer prefix finds the others. */
const MOST = 100;

const columns = ['reference_number', 'merchant_ref_number', 'provider_reference', 'provider_charge'];

/**
 * Returns a subquery of the attempts to pay with the reference number: our number, or one of the provider's, whole or its
 * beginning; and of all attempts of the session with this id. The operators are those of the indexes, which compare bytes
 * whatever the collation is. Each column has its own SELECT, because PostgreSQL does not always combine indexes for OR.
 */
export function attemptsWith(text: string): RawBuilder<unknown> {
  const number = normaliseDigits(text);
  const last = number.length < SHORTEST_PREFIX ? '' : '\u{10FFFF}';
  const selects = columns.map((name) => {
    const column = sql.ref(name);
    return sql`(select id, session_id, user_type_id from payment_attempts
      where ${column} ~>=~ ${number} and ${column} ~<=~ ${number + last} limit ${MOST})`;
  });
  const ofSession = sql`(select id, session_id, user_type_id from payment_attempts where session_id = ${text} limit ${MOST})`;
  return sql`(${sql.join([...selects, ofSession], sql` union `)}) as attempts_with`;
}
