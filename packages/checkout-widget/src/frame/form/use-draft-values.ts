import { useRef, useState } from 'react';

export interface Draft<Values> {
  /** The values of all forms, kept while the customer chooses another tile. */
  drafts: Map<string, unknown>;
  /** The key of the form's values in `drafts`. Forms with the same values share it. */
  draft: string;
  initial: () => Values;
  /** Returns the values to keep for another attempt, without a CVV. */
  keep?: (values: Values) => Values;
}

/** Manages a form's values and keeps them in `drafts`. `latest` holds them before the next render. */
export function useDraftValues<Values extends object>(options: Draft<Values>) {
  const { drafts, draft, keep = (values) => values } = options;
  const [values, setValues] = useState(() => startOf(options));
  const latest = useRef(values);
  const put = (next: Values) => {
    latest.current = next;
    drafts.set(draft, keep(next));
    rememberCustomer(drafts, next);
    setValues(next);
  };
  return { values, latest, put };
}

/** Inputs that the forms share. When the customer chooses another tile, they are already filled in. */
const SHARED = ['phone', 'email', 'nameOnCard', 'firstName', 'lastName'];
const CUSTOMER = 'customer details';

function rememberCustomer(drafts: Map<string, unknown>, values: object): void {
  const known = Object.entries(values).filter(([name]) => SHARED.includes(name));
  drafts.set(CUSTOMER, { ...(drafts.get(CUSTOMER) as object | undefined), ...Object.fromEntries(known) });
}

function startOf<Values extends object>({ drafts, draft, initial }: Draft<Values>): Values {
  const start = (drafts.get(draft) as Values | undefined) ?? initial();
  const known = Object.entries(drafts.get(CUSTOMER) ?? {}).filter(([name]) => name in start);
  return { ...start, ...Object.fromEntries(known) };
}
