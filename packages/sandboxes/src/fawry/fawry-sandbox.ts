import type { FastifyInstance } from 'fastify';
import type { SandboxEntry } from '../index-page.ts';
import { chargeRoute } from './charge-route.ts';
import { customerRoutes } from './customer-routes.ts';
import type { FawrySandboxOptions } from './fawry-sandbox-options.ts';
import { noticeSender } from './notice-sender.ts';
import { statusRoute } from './status-route.ts';

export const fawryEntry: SandboxEntry = {
  href: '/fawry',
  name: { en: 'Fawry', ar: 'فوري', ur: 'فوری' },
  about: {
    en: 'Pay, cancel or let expire a reference number.',
    ar: 'ادفع رقمًا مرجعيًا أو ألغه أو أنه مهلته.',
    ur: 'حوالہ نمبر ادا کریں، منسوخ کریں یا اس کی میعاد ختم ہونے دیں۔',
  },
};

/** Adds the imitation of Fawry to an app: its API, the customer's pages, and the sender of callbacks. */
export function mountFawrySandbox(app: FastifyInstance, options: FawrySandboxOptions): void {
  const sender = noticeSender(options, (error) => app.log.error({ err: error }, 'Fawry sandbox callbacks'));
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', () => sender.stop());
  chargeRoute(app, options);
  statusRoute(app, options);
  customerRoutes(app, options, sender.wake);
}
