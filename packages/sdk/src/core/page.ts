import { type Arrival, Call } from './call.ts';

/** The contract's envelope of a list. */
export interface Page<T> {
  data: T[];
  /** This page's number, from 1. */
  current: number;
  pages: number;
  total: number;
  /** `total` stopped counting: there are at least this many. */
  totalIsCapped?: boolean | undefined;
  /** What `after` takes to go on from here, in lists that grow without end. */
  next?: string | null | undefined;
}

/** Where a page starts: by number, or after a cursor. */
export interface Position {
  page?: number | undefined;
  after?: string | undefined;
}

/** Loads the page at a position. */
export type LoadPage<P> = (position?: Position) => Promise<Arrival<P>>;

/** The position after a page; a list once read by cursor ends where the cursors end. */
function following<T>(page: Page<T>, { after }: Position): Position | undefined {
  if (!page.data.length) return undefined;
  if (page.next) return { after: page.next, page: undefined };
  return !after && page.current < page.pages ? { page: page.current + 1 } : undefined;
}

/** A list under way: await it for its first page, or iterate it for every row of every page. */
export class PageCall<T, P extends Page<T> = Page<T>> extends Call<P> implements AsyncIterable<T> {
  readonly #load: LoadPage<P>;

  constructor(load: LoadPage<P>) {
    super(load());
    this.#load = load;
  }

  /** Every page from this one on; the next is fetched while this one is used. */
  async *pages(): AsyncGenerator<P, void> {
    let arriving: Promise<P> | undefined = this;
    let position: Position | undefined = {};
    while (arriving && position) {
      const page: P = await arriving;
      position = following(page, position);
      arriving = position && this.#load(position).then(({ data }) => data);
      // Its failure counts when its turn comes, not before.
      arriving?.catch(() => {});
      yield page;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void> {
    for await (const page of this.pages()) yield* page.data;
  }
}
