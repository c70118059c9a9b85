interface Shown {
  /** The locale, as a BCP 47 tag. */
  tag: string;
  numerals: string;
  /** IANA time zone of the shop's country; without one, that of the customer's device. */
  timeZone: string | undefined;
}

/** Formats an instant with its time zone, as the receipt's email does. */
export const receiptMoment = (instant: string, { tag, numerals, timeZone }: Shown): string =>
  new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    numberingSystem: numerals,
    timeZone,
  }).format(new Date(instant));
