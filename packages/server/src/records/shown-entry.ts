import type { UserCaller } from '../access/caller.ts';
import type { Answer } from '../contract/operation-types.ts';

export type HistoryEntry = Answer<'getHistory'>['data'][number];

/** Whose a record is: an account, and perhaps a carrier that may see it as well. */
export interface Whose {
  account: string;
  carrier?: string | null;
  /** The balance is not for the account's own users. */
  hidesBalance?: boolean;
}

/** How a history begins to tell of a deposit; what comes after is for who may see the balance. */
export const BALANCE_RAISED = 'Account balance';

const SECRET = /password|secret|hash|cipher|private|^token$|nationalId|bankNo/i;
const BALANCE = /balance|amount|tax/i;

/** Before and after as the caller may see them; secrets are never written, and would not be shown. */
function shownFacts(
  facts: Record<string, unknown> | undefined,
  isForeign: boolean,
  hidesBalance: boolean,
): Record<string, unknown> | undefined {
  // What a carrier may not see of a merchant's record is in its history too.
  if (facts === undefined || isForeign) return undefined;
  return Object.fromEntries(
    Object.entries(facts).filter(([name]) => !SECRET.test(name) && !(hidesBalance && BALANCE.test(name))),
  );
}

/** An entry as the caller may see it: a hidden balance shows neither in its facts nor in its words. */
export function shownEntry(entry: HistoryEntry, whose: Whose, caller: UserCaller): HistoryEntry {
  const { before, after, description, ...rest } = entry;
  const isForeign = !caller.isPlatformOwner && whose.account !== caller.userTypeId;
  const hidesBalance = whose.hidesBalance === true && !caller.isPlatformOwner;
  const [was, is] = [before, after].map((facts) => shownFacts(facts, isForeign, hidesBalance));
  return {
    ...rest,
    description: hidesBalance && description.startsWith(BALANCE_RAISED) ? BALANCE_RAISED : description,
    ...(was && { before: was }),
    ...(is && { after: is }),
  };
}
