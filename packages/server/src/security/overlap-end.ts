/**
 * Returns until when the previous one of an owner's valid secrets works. The newest secret comes first and has no end; without
 * a previous one, returns no field.
 */
export function overlapEnd([, previous]: readonly { readonly endsAt: string | null }[]): {
  overlapEndDate?: string;
} {
  if (!previous || previous.endsAt === null) return {};
  return { overlapEndDate: new Date(previous.endsAt).toISOString() };
}
