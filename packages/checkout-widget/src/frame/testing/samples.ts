import type { Attempt, Service, Session } from '../model.ts';

export const aReference = (part: Partial<Attempt> = {}): Attempt => ({
  step: 'reference',
  referenceNumber: '931600239',
  merchantRefNumber: 'ref-1',
  ...part,
});

export const aSession = (part: Partial<Session> = {}): Session => ({
  sessionId: 'ses_1',
  serviceId: 'svc_1',
  orderId: '10482931',
  status: 'open',
  amount: 745.5,
  currency: 'EGP',
  paymentMethods: ['FawryRef'],
  ...part,
});

export const aService = (part: Partial<Service> = {}): Service => ({
  serviceId: 'svc_1',
  sid: 'svc_1',
  serviceName: 'Nile Books Store',
  merchantName: 'Nile Books',
  serviceProvider: 'Fawry',
  portalUrl: 'https://shop.test/',
  ...part,
});
