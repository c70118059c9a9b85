import type { Language } from '@daftar/domain';
import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What an e-mail is about: a payment attempt's receipt, or an endpoint that failures have switched off. */
export type MailKind = 'receipt' | 'endpoint-off';

export interface MailTable {
  id: string;
  kind: MailKind;
  user_type_id: string;
  subject_id: string;
  /** Null once the mail is sent or given up. */
  recipient: Optional<string>;
  language: Language;
  /** True when a person asked for it. */
  is_asked: boolean;
  state: 'waiting' | 'sent' | 'failed';
  attempts: ColumnType<number, number | undefined, number>;
  /** Until when a process may be sending it. */
  claimed_until: Optional<Date>;
  last_error: Optional<string>;
  created_at: Instant;
  sent_at: Optional<Date>;
}

/** The outbox of e-mails. */
export interface MailTables {
  mails: MailTable;
}
