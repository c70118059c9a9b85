import { Call } from './call.ts';
import { DaftarError } from './errors.ts';
import type { ParsedResponse } from './exchange.ts';

/** One page of a list. */
export interface Page<T> {
  data: T[];
  /** The number of this page, from 1. */
  current: number;
  pages: number;
  total: number;
  /** `total` is capped: there are at least this many rows. */
  totalIsCapped?: boolean | undefined;
  /** The cursor of the next page, for `after`; only in lists without a last page number. */
  next?: string | null | undefined;
}

/** The position of a page: its number, or the cursor after which it begins. */
export interface Position {
  page?: number | undefined;
  after?: string | undefined;
}

/** Loads the page at a position; without a position, the first page that the caller requests. */
export type LoadPage<P> = (position?: Position) => Promise<ParsedResponse<P>>;

/** Returns the position of the next page. A list with cursors ends at its last cursor. */
function nextPosition<T>(page: Page<T>, { after }: Position): Position | undefined {
  if (!page.data.length) return undefined;
  if (page.next) return { after: page.next, page: undefined };
  return !after && page.current < page.pages ? { page: page.current + 1 } : undefined;
}

/** The call of a list: await it to get its first page, or iterate over it to get every row of every page. */
export class PageCall<T, P extends Page<T> = Page<T>> extends Call<P> implements AsyncIterable<T> {
  readonly #load: LoadPage<P>;

  constructor(load: LoadPage<P>) {
    super(load());
    this.#load = load;
  }

  /** Yields every page from this one on; loads the next page while you use this one. */
  async *pages(): AsyncGenerator<P, void> {
    let loading: Promise<P> | undefined = this;
    let position: Position | undefined = {};
    const seen = new Set<unknown>();
    while (loading && position) {
      const page: P = await loading;
      position = nextPosition(page, position);
      const place = position && (position.after ?? position.page);
      if (position && seen.has(place)) throw new DaftarError(`The list came back to the page ${place}`);
      seen.add(place);
      loading = position && this.#load(position).then(({ data }) => data);
      // The failure is thrown when the caller reaches this page; until then it must not be an unhandled rejection.
      loading?.catch(() => {});
      yield page;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void> {
    for await (const page of this.pages()) yield* page.data;
  }
}
