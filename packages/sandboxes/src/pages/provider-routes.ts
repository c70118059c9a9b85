import { normaliseDigits } from '@daftar/domain';
import type { FastifyInstance } from 'fastify';
import { act, isAction } from '../payments/act.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import { languageOf } from './language.ts';
import { paymentPage } from './payment-page.ts';
import { providerPage } from './provider-page.ts';
import { sendPage } from './send-page.ts';

const WAITING = 10;

interface Query {
  lang?: unknown;
  reference?: unknown;
  changed?: unknown;
}

/** Adds a provider's page and its payments' pages: GET /{name}, and POST /{name}/{reference}/{action}. */
export function providerRoutes(app: FastifyInstance, kit: Kit, sandbox: Sandbox): void {
  const { store } = kit;
  const { name } = sandbox;
  app.get<{ Querystring: Query }>(`/${name}`, async ({ query, headers }, reply) => {
    const language = languageOf({ query, headers });
    const typed = typeof query.reference === 'string' ? query.reference : undefined;
    const payment =
      typed === undefined ? undefined : await store.find(name, { reference: referenceOf(typed) });
    if (payment) {
      const notices = await store.noticesOf(name, payment.reference);
      const changed = query.changed === '1';
      return sendPage(reply, paymentPage({ sandbox, language, payment, notices, changed }));
    }
    const waiting = await store.open(name, WAITING);
    if (typed === undefined) return sendPage(reply, providerPage({ sandbox, language, waiting }));
    return sendPage(reply.code(404), providerPage({ sandbox, language, waiting, notFound: typed }));
  });

  app.post<{ Params: { reference: string; action: string }; Querystring: Query }>(
    `/${name}/:reference/:action`,
    async ({ params, query, headers }, reply) => {
      const payment = await store.find(name, { reference: params.reference });
      if (!payment || !isAction(params.action)) return reply.code(404).send({ error: 'Not Found' });
      const changed = (await act(kit, sandbox, payment, params.action)) ? '' : '&changed=1';
      return reply.redirect(
        `/${name}?lang=${languageOf({ query, headers })}&reference=${payment.reference}${changed}`,
        303,
      );
    },
  );
}

/** Removes blanks and dashes, and converts Arabic-Indic and Persian digits. */
function referenceOf(typed: string): string {
  const plain = normaliseDigits(typed).trim();
  return /[a-z]/i.test(plain) ? plain : plain.replace(/\D/g, '');
}
