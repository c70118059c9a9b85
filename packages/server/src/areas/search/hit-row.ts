/** A row that a search's statement selects. */
export interface HitRow {
  id: string;
  title: string;
  subtitle: string;
  country: string | null;
  at: Date;
  /** Only of loan transactions: the merchant whose account has it. */
  account?: string;
}
