/** A row that a search's statement selects. */
export interface HitRow {
  id: string;
  title: string;
  subtitle: string;
  country: string | null;
  at: Date;
  /** Id of the merchant whose loan account has the transaction; only for loan transactions. */
  account?: string;
}
