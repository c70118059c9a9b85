import type { Language } from '@daftar/domain';
import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/**
 * The kinds of email: the receipt of a payment attempt, the notice that an endpoint was switched off after failures, the notice
 * that a limit of attempts to pay is reached.
 */
export type MailKind = 'receipt' | 'endpoint-off' | 'payment-limited';

export interface MailTable {
  id: string;
  kind: MailKind;
  user_type_id: string;
  subject_id: string;
  /** Null after the mail was sent or has finally failed. */
  recipient: Optional<string>;
  language: Language;
  /** True when a person requested the mail. */
  is_asked: boolean;
  /** What the mail says about an event that no record keeps. */
  details: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  state: 'waiting' | 'sent' | 'failed';
  attempts: ColumnType<number, number | undefined, number>;
  /** Time until which a process may be sending the mail. */
  claimed_until: Optional<Date>;
  last_error: Optional<string>;
  created_at: Instant;
  sent_at: Optional<Date>;
}

/** The outbox of emails. */
export interface MailTables {
  mails: MailTable;
}
