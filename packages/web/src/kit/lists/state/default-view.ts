/** The saved view that a list opens with. It is stored in this browser. */
export type DefaultView = { readonly id: string; readonly query: string };

const keyOf = (list: string) => `daftar.view.${list}`;

export function defaultView(list: string): DefaultView | undefined {
  try {
    const { id, query } = Object(JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null'));
    return typeof id === 'string' && typeof query === 'string' ? { id, query } : undefined;
  } catch {
    return undefined;
  }
}

export function storeDefaultView(list: string, view: DefaultView | undefined): void {
  if (view) localStorage.setItem(keyOf(list), JSON.stringify({ id: view.id, query: view.query }));
  else localStorage.removeItem(keyOf(list));
}
