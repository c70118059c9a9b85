import type { ReactNode } from 'react';

/** A gallery entry: a part of the kit in its states. */
export type Entry = { readonly name: string; readonly show: () => ReactNode };

/** Names too long for their space, left-to-right and right-to-left. */
export const longNames = {
  arabic: 'شركة النيل العالمية لتوزيع الكتب والقرطاسية والمستلزمات المدرسية والمكتبية المحدودة',
  english: 'The Alexandria and Cairo Stationery, Books and School Supplies Distribution Company',
} as const;
