const plain = /^-?\d{1,18}(\.\d{1,8})?$/;

/** An amount with its thousands apart and its decimals as they are, from `least` to `most`; undefined when it is no plain number. */
export function amountText(value: unknown, least = 0, most = 8): string | undefined {
  const text = String(value);
  if (!plain.test(text)) return undefined;
  const decimals = Math.min(most, Math.max(least, text.split('.')[1]?.length ?? 0));
  const format = new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(text as `${number}`).replace('-', '−');
}
