type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Keys by where they are, for keyboards that write other letters there. */
const byPlace: Readonly<Record<string, string>> = { Slash: '/', BracketLeft: '[', BracketRight: ']' };

/** The key that was pressed as a Latin keyboard has it: shortcuts work whatever language one writes. */
export function keyOf({ key, code, shiftKey }: Pressed): string {
  if (key === '؟') return '?';
  if (key.length !== 1 || key.charCodeAt(0) < 0x80) return key.length === 1 ? key.toLowerCase() : key;
  if (/^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
  const there = byPlace[code] ?? key;
  return there === '/' && shiftKey ? '?' : there;
}
