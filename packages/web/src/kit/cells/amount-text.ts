const plain = /^-?\d{1,18}(\.\d{1,8})?$/;

/** An amount with its thousands apart and its decimals as they are; undefined when it is no plain number. */
export function amountText(value: unknown): string | undefined {
  const text = String(value);
  if (!plain.test(text)) return undefined;
  const decimals = text.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(text as `${number}`).replace('-', '−');
}
