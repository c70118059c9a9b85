import { type Case, one } from './case.ts';

const offer = {
  country: 'Egypt',
  currency: 'EGP',
  serviceName: 'Nile Books Store',
  serviceProvider: 'Fawry',
  serviceType: 'Others',
  carrierShare: 0,
  merchantShare: 96,
  waleeShare: 4,
  notificationApi: 'https://nilebooks.example/webhooks/daftar',
  portalUrl: 'https://nilebooks.example/thanks',
  packages: [{ m: 100, y: 1000 }],
  customFields: [{ name: 'costCentre', value: 'CAI-17' }],
  paymentMethods: ['FawryRef' as const],
} as const;
const service = {
  ...offer,
  packages: [...offer.packages],
  customFields: [...offer.customFields],
  paymentMethods: [...offer.paymentMethods],
};

export const services: Case[] = [
  one('addService', async (stage) => {
    const { _id, serviceId } = await stage.owner.services.create({
      ...service,
      merchant: stage.kept('merchant'),
    });
    stage.keep('service', _id);
    stage.keep('serviceId', serviceId);
  }),
  one('editService', async (stage) => {
    const { _id, merchant, serviceId, sid, status, createdDate } = await stage.owner.services.retrieve(
      stage.kept('service'),
    );
    await stage.owner.services.update(_id, {
      ...service,
      _id,
      merchant,
      serviceId,
      sid,
      status,
      createdDate,
      operatorName: 'EG-Vodafone',
    });
  }),
  one('setServiceStatus', async (stage) => {
    await stage.owner.services.setStatus(stage.kept('service'), { status: false });
    await stage.owner.services.setStatus(stage.kept('service'), { status: true });
  }),
];
