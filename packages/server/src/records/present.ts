/** Returns an object with the field, or an empty one when the value is null or undefined. */
export const present = <K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } =>
  value === null || value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
