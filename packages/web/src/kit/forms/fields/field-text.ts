/** Returns a record's value as the text of a form's field; '' for none. */
export const fieldText = (value: string | number | undefined): string =>
  value === undefined ? '' : String(value);
