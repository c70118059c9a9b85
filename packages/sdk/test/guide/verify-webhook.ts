import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { VerificationError, verifyWebhook } from '@daftar/sdk/webhooks';

const secret = process.env.DAFTAR_WEBHOOK_SECRET ?? '';
const seen = new Set<string>(); // in your database: the same event can arrive twice

const server = createServer(async (request, response) => {
  try {
    const event = await verifyWebhook(await text(request), request.headers, secret);
    if (!seen.has(event.id) && (event.type === 'payment.succeeded' || event.type === 'payment.late')) {
      console.log('paid:', event.data.orderId, event.data.amount, event.data.currency);
    }
    seen.add(event.id);
    response.writeHead(204).end();
  } catch (error) {
    const reason = error instanceof VerificationError ? error.reason : 'broken';
    response.writeHead(reason === 'broken' ? 500 : 400).end(reason);
  }
});
server.listen(Number(process.env.PORT ?? 3000), () => console.log('listening'));
