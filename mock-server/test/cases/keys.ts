import { type Case, one } from './case.ts';

export const keys: Case[] = [
  one('addApiKey', async (stage) => {
    const { key } = await stage.owner.apiKeys.create({
      userTypeId: stage.kept('merchant'),
      name: 'Shop server',
      scopes: ['sessions:write', 'payments:read'],
      addresses: ['203.0.113.0/24', '2001:db8::/48'],
    });
    stage.keep('key', key._id);
  }),
  one('listApiKeys', async ({ owner }) => {
    await owner.apiKeys.list({ q: 'Shop', sort: 'name' });
    await owner.apiKeys.list();
  }),
  one('getApiKey', (stage) => stage.owner.apiKeys.retrieve(stage.kept('key'))),
  one('editApiKey', (stage) =>
    stage.owner.apiKeys.update(stage.kept('key'), { name: 'Web shop', scopes: ['sessions:write'] }),
  ),
  one('rotateApiKey', (stage) => stage.owner.apiKeys.rotate(stage.kept('key'), { overlapHours: 0 })),
  one('revokeApiKey', (stage) => stage.owner.apiKeys.revoke(stage.kept('key'))),
  one('addWebhookEndpoint', async (stage) => {
    const { endpoint } = await stage.owner.webhookEndpoints.create({
      userTypeId: stage.kept('merchant'),
      url: 'https://nilebooks.example/webhooks/endpoint',
      description: 'Accounting',
      events: ['payment.succeeded', 'payout.approved'],
    });
    stage.keep('endpoint', endpoint._id);
  }),
  one('listWebhookEndpoints', async ({ owner }) => {
    await owner.webhookEndpoints.list({ q: 'nile', sort: 'url' });
    await owner.webhookEndpoints.list();
  }),
  one('editWebhookEndpoint', (stage) =>
    stage.owner.webhookEndpoints.update(stage.kept('endpoint'), { events: ['payout.approved'] }),
  ),
  one('rotateEndpointSecret', (stage) =>
    stage.owner.webhookEndpoints.rotateSecret(stage.kept('endpoint'), { overlapHours: 168 }),
  ),
  one('testWebhookEndpoint', (stage) => stage.owner.webhookEndpoints.test(stage.kept('endpoint'))),
  one('redeliverWebhooks', (stage) =>
    stage.owner.webhookDeliveries.redeliverPeriod({
      endpointId: stage.kept('endpoint'),
      from: '2026-11-21T00:00:00.000Z',
      to: '2026-11-22T00:00:00.000Z',
    }),
  ),
  one('deleteWebhookEndpoint', (stage) => stage.owner.webhookEndpoints.delete(stage.kept('endpoint'))),
];
