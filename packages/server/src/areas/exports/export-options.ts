import type { Language } from '@daftar/domain';

/** How the requester wants the file, beside its format. */
export interface ExportOptions {
  /** `api`: the contract's field names and unchanged values. */
  columns: 'titles' | 'api';
  language: Language;
  /** Whether a CSV file ends with the control totals. */
  totals: boolean;
}
