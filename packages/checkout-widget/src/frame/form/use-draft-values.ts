import { useRef, useState } from 'react';
import { type CustomerInputs, keepCustomer, recallCustomer } from './kept-customer.ts';

export interface Draft<Values> {
  sessionId: string;
  /** The values of all forms, kept while the customer chooses another tile. */
  drafts: Map<string, unknown>;
  /** The key of the form's values in `drafts`. Forms with the same values share it. */
  draft: string;
  initial: () => Values;
  /** Adapts the first values to the form, for example values of another form that this one cannot take. */
  adapt?: (values: Values) => Values;
  /** Returns the values to keep for another attempt, without a CVV. */
  keep?: (values: Values) => Values;
}

/** Manages a form's values and keeps them in `drafts`. `latest` holds them before the next render. */
export function useDraftValues<Values extends object>(options: Draft<Values>) {
  const { drafts, draft, keep = (values) => values } = options;
  const [values, setValues] = useState(() => startOf(options));
  const latest = useRef(values);
  const put = (next: Values) => {
    rememberCustomer(options, latest.current, next);
    latest.current = next;
    drafts.set(draft, keep(next));
    setValues(next);
  };
  return { values, latest, put };
}

/** Inputs that the forms share. When the customer chooses another tile, they are already filled in. */
const SHARED = ['phone', 'email', 'nameOnCard', 'firstName', 'lastName', 'walletProvider'];
const CUSTOMER = 'customer details';

type Kept = Pick<Draft<unknown>, 'sessionId' | 'drafts'>;

/** Keeps inputs for the other forms, and for a reload. */
export function remember(kept: Kept, changed: CustomerInputs): void {
  const inputs = { ...recall(kept), ...changed };
  kept.drafts.set(CUSTOMER, inputs);
  keepCustomer(kept.sessionId, inputs);
}

/** Returns the inputs that were kept, on this page or before a reload. */
export function recall({ sessionId, drafts }: Kept): CustomerInputs {
  if (!drafts.has(CUSTOMER)) drafts.set(CUSTOMER, recallCustomer(sessionId));
  return drafts.get(CUSTOMER) as CustomerInputs;
}

/**
 * Remembers what has changed. Values that a form has adapted to itself are not those of the other forms. Without a change,
 * nothing is kept: the session may have ended meanwhile, and what was kept is deleted.
 */
function rememberCustomer<Values extends object>(kept: Kept, before: Values, values: Values): void {
  const known = Object.entries(values).filter(
    ([name, value]) => SHARED.includes(name) && value !== before[name as keyof Values],
  );
  if (known.length > 0) remember(kept, Object.fromEntries(known));
}

function startOf<Values extends object>(options: Draft<Values>): Values {
  const { drafts, draft, initial, adapt = (values) => values } = options;
  const start = (drafts.get(draft) as Values | undefined) ?? initial();
  const known = Object.entries(recall(options)).filter(([name]) => name in start);
  return adapt({ ...start, ...Object.fromEntries(known) });
}
