/** Work that goes on while the user does: an export, a file that is read. */
export type LongWork = {
  readonly id: number;
  readonly title: string;
  readonly state: 'running' | 'done' | 'failed';
  /** From 0 to 1; absent while nobody knows how much there is. */
  readonly progress?: number;
  /** Where the result is; `download` names the file that it becomes. */
  readonly link?: WorkLink;
  /** What came of it, in words for the user. */
  readonly note?: string;
  /** What went wrong, in words for the user. */
  readonly failure?: string;
  /** Ends it before its end; absent where it cannot. */
  readonly stop?: () => void;
};

export type WorkLink = { readonly href: string; readonly download?: string };

/** How whoever does the work tells of it. */
export type WorkReport = {
  readonly progress: (part: number) => void;
  readonly done: (link?: WorkLink, note?: string) => void;
  readonly failed: (failure: string) => void;
};

let works: readonly LongWork[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly LongWork[]): void {
  works = next;
  for (const listener of listeners) listener();
}

function change(id: number, values: Partial<LongWork>): void {
  set(works.map((work) => (work.id === id && work.state === 'running' ? { ...work, ...values } : work)));
}

/** Shows a piece of work in the shell's corner until it is dismissed; it outlives the page that started it. */
export function startWork(title: string, stop?: () => void): WorkReport {
  last += 1;
  const id = last;
  set([...works, { id, title, state: 'running', ...(stop && { stop }) }]);
  return {
    progress: (part) => change(id, { progress: Math.max(0, Math.min(1, part)) }),
    done: (link, note) =>
      change(id, { state: 'done', progress: 1, ...(link && { link }), ...(note && { note }) }),
    failed: (failure) => change(id, { state: 'failed', failure }),
  };
}

export const workStore = {
  current: (): readonly LongWork[] => works,
  dismiss: (id: number): void => set(works.filter((work) => work.id !== id)),
  /** Forgets all of it, as leaving does. */
  clear: (): void => set([]),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
