import { VerificationError, verifyWebhook } from '@daftar/sdk/webhooks';

export async function POST(request: Request): Promise<Response> {
  try {
    const event = await verifyWebhook(
      await request.text(),
      request.headers,
      process.env.DAFTAR_WEBHOOK_SECRET ?? '',
    );
    return Response.json({ received: event.type });
  } catch (error) {
    if (error instanceof VerificationError) return new Response(error.reason, { status: 400 });
    throw error;
  }
}
