import { type HistoryCode, type MessageValues, messageOf } from '@daftar/domain';
import { cutText } from '../basics/cut-text.ts';

/** The text of a history entry in English, and the code and values for translations. */
export interface HistoryMessage {
  description: string;
  code: HistoryCode;
  values?: Record<string, string | number> | undefined;
}

type Given<Code extends HistoryCode> = keyof MessageValues<Code> extends never
  ? []
  : [values: MessageValues<Code>];

/** The contract's limit for descriptions. */
const LONGEST = 500;

/** Returns an entry's text, code and values. Cuts texts that are too long for the contract. */
export function historyMessage<Code extends HistoryCode>(
  code: Code,
  ...[given]: Given<Code>
): HistoryMessage {
  const description = cutText(messageOf(code, (given ?? {}) as MessageValues<Code>), LONGEST);
  if (!given) return { description, code };
  const values = Object.entries<string | number>(given).map(([name, value]) => [
    name,
    typeof value === 'string' ? cutText(value, LONGEST) : value,
  ]);
  return { description, code, values: Object.fromEntries(values) };
}
