/** Parameters that decide which payments a report counts. The others only arrange the result. */
const periodNames = ['dateFrom', 'dateTo', 'country', 'currency'] as const;

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Returns a query's `placeholderData`: the previous rows stay visible while another page or sort order loads, but not after a
 * change of period, country or currency. `listOptions` tells the previous query's parameters.
 */
export const keepSamePeriod =
  (parameters: Parameters) =>
  <Data>(
    previous: Data | undefined,
    query: { readonly meta?: { readonly sent?: object } | undefined } | undefined,
  ) => {
    const before: Parameters = Object(query?.meta?.sent);
    return periodNames.every((name) => before[name] === parameters[name]) ? previous : undefined;
  };
