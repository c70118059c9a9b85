import type { Daftar } from '@daftar/sdk';
import type { Text } from '../i18n/text.ts';

/** The users of the demo as whom the browser tests sign in. `little` may only see services. */
export type DemoUser = 'owner' | 'merchant' | 'support' | 'little';

/** Returns the search for a record by its name, or none when any record will do. */
export type Named = (name: string) => { readonly q?: string };

/** What a page's address needs of the demo. */
export type DemoFacts = {
  /** The days from so many months ago until today. */
  readonly days: (months: number) => { readonly dateFrom: string; readonly dateTo: string };
  /** The service with the most transactions, and its merchant. */
  readonly billed: { readonly userTypeId: string; readonly serviceName: string };
  /** The ids of the records, by their kind. */
  readonly records: Readonly<Record<string, string>>;
};

export const egypt = { country: 'Egypt', currency: 'EGP' } as const;

/** A page of an area with what it shows in the demo, for the browser tests that visit all pages. */
export type DemoPage = {
  /** The page's name in screenshots and in reports of the browser tests. */
  readonly name: string;
  /** The router's path; its parameter is replaced by the record's id. */
  readonly route: string;
  /** The kind of record for the path's parameter, or `new` for an empty form. */
  readonly record?: string;
  /** The search of the address. */
  readonly query?: (facts: DemoFacts) => Readonly<Record<string, string>>;
  /** The page's heading; absent if it is a record's name. */
  readonly title?: Text;
  /** What a page shows besides its heading; for users who may open it. */
  readonly shows:
    | 'rows'
    | 'form'
    | 'panels'
    | 'history'
    | 'sheet'
    | 'table'
    | 'cards'
    | 'facts'
    | 'links'
    | 'popup'
    | 'dropzone'
    | 'nothing';
  /**
   * What the merchant's administrator sees instead: the first permitted page with the reason, a list without rows, an error as if the
   * record did not exist, or another page.
   */
  readonly merchant?: 'refused' | 'empty' | 'hidden' | `/${string}`;
  /**
   * Whether the user of services sees the page, a list without rows, or that there is no such record; otherwise they see the first
   * permitted page with the reason.
   */
  readonly little?: 'shown' | 'empty' | 'absent';
};

/** A popup that opens with one press: on a button of the page, or on an action of the first row. */
export type DemoPopup = {
  readonly name: string;
  /** A page by its name, or an address. */
  readonly at: string;
} & ({ readonly press: Text } | { readonly row: Text });

/** What the browser tests expect of an area in the demo. */
export type AreaDemo = {
  readonly pages: readonly DemoPage[];
  /** Lists that have a record of each kind. */
  readonly records?: Readonly<
    Record<
      string,
      (api: Daftar, named: Named) => PromiseLike<{ readonly data: readonly { readonly _id: string }[] }>
    >
  >;
  /** The entries in menus, and who sees them. */
  readonly menu?: readonly {
    readonly menu: 'side' | 'gear';
    readonly label: Text;
    readonly path: string;
    readonly seenBy: readonly DemoUser[];
  }[];
  readonly popups?: readonly DemoPopup[];
};
