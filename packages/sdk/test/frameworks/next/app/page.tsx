import { DaftarCheckout } from '@daftar/checkout-widget/react';
import { createDaftar } from '@daftar/sdk';
import { createTestTransport } from '@daftar/sdk/testing';

const { fetch } = createTestTransport({
  'POST /checkout/sessions': {
    sessionId: 'cs_6p8wk3zq7xd2m9tnb4vc5ryjfh',
    url: 'https://pay.example.com/hosted-checkout/eg/cs_6p8wk3zq7xd2m9tnb4vc5ryjfh',
    expiresAt: '2026-11-21T13:05:09.000Z',
  },
});
const daftar = createDaftar({ baseUrl: 'https://api.test', secretKey: 'sk_test_1', fetch });

/** A server component that creates a session and shows the checkout, which is a client component. */
export default async function Page() {
  const session = await daftar.checkout.createSession({
    serviceId: 's1',
    orderId: 'NB-1',
    amount: 80.5,
    currency: 'EGP',
  });
  return (
    <main>
      <h1>Nile Books</h1>
      <DaftarCheckout session={session.sessionId} baseUrl="https://pay.example.com" className="checkout" />
    </main>
  );
}
