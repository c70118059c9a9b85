import { businessDay, timeZoneOf } from '@daftar/domain';
import { invalid } from '../../basics/problems.ts';
import type { PackageForm } from './fields.ts';

/**
 * Throws 400 for a link whose last day is in the past (in the package's country). Accepts the stored day, which forms send
 * back unchanged.
 */
export function assertNotExpired({ country, link }: PackageForm, now: Date, stored?: string): void {
  const day = link?.expiryDate;
  if (day === undefined || day === stored) return;
  if (day < businessDay(now, timeZoneOf(country))) throw invalid('package.expired', {}, 'link.expiryDate');
}
