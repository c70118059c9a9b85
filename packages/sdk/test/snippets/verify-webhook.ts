import { VerificationError, verifyWebhook } from '@daftar/sdk/webhooks';

const secrets = [process.env.DAFTAR_WEBHOOK_SECRET ?? '', process.env.DAFTAR_OLD_WEBHOOK_SECRET ?? ''].filter(
  Boolean,
);

export async function webhook(request: Request): Promise<Response> {
  try {
    const event = await verifyWebhook(await request.text(), request.headers, secrets);
    if (event.type === 'payment.succeeded') await shipOnce(event.id, event.data.orderId);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof VerificationError) return new Response(error.reason, { status: 400 });
    throw error;
  }
}

declare function shipOnce(eventId: string, orderId: string): Promise<void>;
