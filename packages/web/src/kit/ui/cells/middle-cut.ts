/** Shortens a long identifier in the middle and keeps both ends: 'pk_test…9fc2'. */
export function middleCut(value: string, longest = 14): string {
  if (value.length <= longest) return value;
  const tail = Math.floor((longest - 1) / 2.5);
  return `${value.slice(0, longest - 1 - tail)}…${value.slice(-tail)}`;
}
