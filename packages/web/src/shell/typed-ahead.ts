/**
 * Collects keys typed while a text input is still loading, so that none is lost or triggers a shortcut. Escape calls `leave`.
 * Returns a function that stops collecting and returns the text.
 */
export function collectTyping(leave: () => void): () => string {
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
