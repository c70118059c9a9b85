/** Fields are left out when there is nothing to say, never null. */
export const present = <K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } =>
  value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
