import { countryOf } from '@daftar/domain';
import { createPackage, type PackageForm, type Trx } from '@daftar/server/fill';
import { SETUP } from '@daftar/server/setup';
import type { DaysAgo } from './days-ago.ts';

/**
 * Packages of the services in `demo-merchants.ts`. Only Fawry's services, because the sandbox accepts payments only for
 * them.
 */
const packages: (Pick<PackageForm, 'name' | 'amount' | 'callbackUrl' | 'link'> & { service: string })[] = [
  {
    service: 'Books online',
    name: 'Support the reading club',
    amount: '250',
    link: { enabled: true, openAmount: true, minimumAmount: '50', maximumAmount: '5000' },
  },
  {
    service: 'Books online',
    name: 'Summer sale bundle',
    amount: '690',
    link: { enabled: true, openAmount: false, expiryDate: '2026-08-31' },
  },
  {
    service: 'Evening classes',
    name: 'Trial evening',
    amount: '150',
    link: { enabled: false, openAmount: false },
  },
  { service: 'Books online', name: 'Reader’s monthly box', amount: '450' },
  { service: 'Books online', name: 'اشتراك سنوي', amount: '4800' },
  { service: 'توصيل الطعام', name: 'وجبات الأسبوع', amount: '1150' },
  {
    service: 'Evening classes',
    name: 'Ten evenings',
    amount: '2600',
    callbackUrl: 'https://delta-learning.example.com/webhooks',
  },
  {
    service: 'Top-ups',
    name: 'Family bundle',
    amount: '2500',
    callbackUrl: 'https://ravi-telecom.example.com/webhooks',
  },
];

/** Adds packages that the demo's merchants sell by payment link. */
export async function addDemoPackages(trx: Trx, daysAgo: DaysAgo): Promise<void> {
  for (const [index, { service: name, ...form }] of packages.entries()) {
    const service = await trx
      .selectFrom('services')
      .selectAll()
      .where('service_name', '=', name)
      .executeTakeFirstOrThrow();
    const country = countryOf(service.country);
    if (!country) throw new Error(`The country of the service ${name} is unknown`);
    await createPackage(trx, daysAgo(40 - index * 5), SETUP, service, {
      ...form,
      country: country.name,
      currency: service.currency ?? country.currency,
      serviceId: service.service_id,
    });
  }
}
