import type { Language } from '@daftar/domain';

/** Options of an exported file that the requester chooses, besides its format. */
export interface ExportOptions {
  /** `api`: the contract's field names and unchanged values. */
  columns: 'titles' | 'api';
  language: Language;
  /** Whether a CSV file ends with the control totals. */
  totals: boolean;
}
