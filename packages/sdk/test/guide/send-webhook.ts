import { createHmac, randomUUID } from 'node:crypto';

const secret = process.env.DAFTAR_WEBHOOK_SECRET ?? '';
const id = `evt_${randomUUID()}`;
const timestamp = String(Math.floor(Date.now() / 1000));
const body = JSON.stringify({
  id,
  type: 'payment.succeeded',
  timestamp: new Date().toISOString(),
  data: { orderId: 'NB-10442', amount: 250.5, currency: 'EGP', status: 'SUCCESS' },
});
const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');

const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/`, {
  method: 'POST',
  headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
  body,
});
console.log(answer.status); // 204; change one letter of the body after signing, and it is 400
