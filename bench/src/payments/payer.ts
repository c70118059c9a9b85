import { HttpClient } from '../tools/http-client.ts';
import type { Product } from './product.ts';
import { paidNotice } from './zero-delay-fawry.ts';

/** Milliseconds of a payment's three requests: session, attempt (which calls the provider), and the provider's notice. */
export interface Steps {
  session: number;
  attempt: number;
  notice: number;
}

const AMOUNT = 20.5;
const CUSTOMER = {
  customerName: 'Nora Abdallah',
  customerMobile: '201001234567',
};

/** Makes whole payments, as a shop's server, its customer and the provider do. */
export class Payer {
  readonly #http = new HttpClient();
  readonly #product: Pick<Product, 'api' | 'checkout' | 'shops' | 'secureKey'>;
  #orders = 0;

  constructor(product: Pick<Product, 'api' | 'checkout' | 'shops' | 'secureKey'>) {
    this.#product = product;
  }

  /** Makes one payment; resolves when the notice is acknowledged, which means that the payment is booked. */
  async pay(): Promise<Steps> {
    const { api, checkout, shops, secureKey } = this.#product;
    const number = this.#orders++;
    const shop = shops[number % shops.length];
    if (!shop) throw new Error('There is no shop');
    const { serviceId } = shop;
    const order = {
      serviceId,
      orderId: `order-${number}`,
      amount: AMOUNT,
      currency: 'EGP',
      product: 'A book',
    };
    const authorization = `Bearer ${shop.key}`;
    const session = await this.#call<{ sessionId: string }>(`${api}/checkout/sessions`, order, {
      authorization,
    });
    const { sessionId } = session.answer;
    const charge = { sessionId, serviceId, orderId: order.orderId, paymentMethod: 'PAYATFAWRY', ...CUSTOMER };
    const attempt = await this.#call<{ referenceNumber: string; merchantRefNumber: string }>(
      `${checkout}/mena/referance-number`,
      charge,
    );
    const notice = await this.#call(
      `${checkout}/callbacks/fawry`,
      paidNotice(attempt.answer, AMOUNT, secureKey),
    );
    return { session: session.ms, attempt: attempt.ms, notice: notice.ms };
  }

  close(): void {
    this.#http.close();
  }

  async #call<Answer>(
    url: string,
    body: object,
    headers?: Record<string, string>,
  ): Promise<{ answer: Answer; ms: number }> {
    const began = performance.now();
    const { status, text } = await this.#http.post(url, body, headers);
    const ms = performance.now() - began;
    if (status !== 200) throw new Error(`${url} answered ${status}: ${text.slice(0, 300)}`);
    return { answer: (text === '' ? undefined : JSON.parse(text)) as Answer, ms };
  }
}
