/** Parses Fawry's times (milliseconds since 1970); returns undefined for other texts. */
export const readInstant = (milliseconds: string): Date | undefined =>
  /^\d{12,14}$/.test(milliseconds) ? new Date(Number(milliseconds)) : undefined;
