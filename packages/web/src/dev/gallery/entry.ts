import type { ReactNode } from 'react';

/** One part of the kit in its states. */
export type Entry = { readonly name: string; readonly show: () => ReactNode };

/** Names that do not fit, in both directions of writing. */
export const longNames = {
  arabic: 'شركة النيل العالمية لتوزيع الكتب والقرطاسية والمستلزمات المدرسية والمكتبية المحدودة',
  english: 'The Alexandria and Cairo Stationery, Books and School Supplies Distribution Company',
} as const;
