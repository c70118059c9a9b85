const plain = /^-?\d{1,18}(\.\d{1,8})?$/;

/**
 * Formats a number with thousands separators and the value's own decimals, but with at least `least` and at most `most` of them.
 * Returns undefined when the value is not a plain decimal number.
 */
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
