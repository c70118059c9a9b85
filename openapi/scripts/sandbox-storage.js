// The reference is served as a sandbox, whose origin has neither storage nor cookies. This script gives the renderer
// substitutes that store nothing permanently.
(() => {
  const memory = () => {
    const kept = new Map();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, String(value)),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
      key: (index) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size;
      },
    };
  };
  if (self.origin !== 'null') return;
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: memory() });
  Object.defineProperty(document, 'cookie', { value: '', writable: true });
})();
