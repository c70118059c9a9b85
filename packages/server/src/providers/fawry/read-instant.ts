/** Fawry's times are milliseconds since 1970; undefined for anything else. */
export const readInstant = (milliseconds: string): Date | undefined =>
  /^\d{12,14}$/.test(milliseconds) ? new Date(Number(milliseconds)) : undefined;
