type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** Maps physical key codes to Latin characters, for keyboards with other layouts. */
const byPlace: Readonly<Record<string, string>> = { Slash: '/', BracketLeft: '[', BracketRight: ']' };

/** Returns the pressed key as on a Latin keyboard, so that shortcuts work with any keyboard layout. */
export function keyOf({ key, code, shiftKey }: Pressed): string {
  if (key === '\u061f') return '?';
  if (key.length !== 1 || key.charCodeAt(0) < 0x80) return key.length === 1 ? key.toLowerCase() : key;
  if (/^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
  const there = byPlace[code] ?? key;
  return there === '/' && shiftKey ? '?' : there;
}
