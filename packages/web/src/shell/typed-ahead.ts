/**
 * Keeps what is typed while something that will be typed into is on its way: nothing is lost, and no letter does what it
 * does as a shortcut. Answers how to end it, which tells what was typed.
 */
export function keepTyped(leave: () => void): () => string {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') leave();
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', keep, { capture: true });
  return () => {
    window.removeEventListener('keydown', keep, { capture: true });
    return typed;
  };
}
