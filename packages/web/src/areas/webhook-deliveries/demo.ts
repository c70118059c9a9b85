import type { AreaDemo } from '../demo.ts';

export const demo: AreaDemo = {
  pages: [
    {
      name: 'webhook-deliveries',
      route: '/webhook-deliveries',
      title: 'Webhook deliveries',
      shows: 'rows',
      little: 'empty',
    },
    {
      name: 'webhook-delivery',
      route: '/webhook-deliveries/$id',
      record: 'delivery',
      shows: 'facts',
      little: 'absent',
    },
  ],
  records: {
    delivery: (api) => api.webhookDeliveries.list({}),
  },
};
