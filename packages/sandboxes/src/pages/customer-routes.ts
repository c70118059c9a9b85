import { normaliseDigits } from '@daftar/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tryCard } from '../cards/try-card.ts';
import { payOrFail } from '../payments/act.ts';
import { changePayment } from '../payments/change-payment.ts';
import { cancel } from '../payments/moves.ts';
import type { Payment, Trial } from '../payments/payment.ts';
import type { Kit, Sandbox } from '../sandbox.ts';
import type { CustomerFlow } from './customer-flow.ts';
import { cardPage, codePage, leavePage, walletPage } from './customer-pages.ts';
import { pageHeaders } from './guard.ts';
import { languageOf } from './language.ts';
import { sendPage } from './send-page.ts';

/** The correct PIN and one-time code at all providers. */
const CODE = '123456';

type Typed = Record<string, unknown>;

/** Returns the value of a field, without blanks and with ASCII digits. */
const typedIn = (body: unknown, name: string): string => {
  const value = (body as Typed | undefined)?.[name];
  return typeof value === 'string' ? normaliseDigits(value).replace(/\s/g, '') : '';
};

type Request = FastifyRequest<{ Params: { key: string } }>;
type Step = (payment: Payment, body: unknown) => Promise<unknown>;

/** Adds the pages on which a provider's customers pay, below /{name}/pay/{key}. */
export function customerRoutes(app: FastifyInstance, kit: Kit, sandbox: Sandbox): void {
  const { flow, name } = sandbox;
  if (!flow) return;
  const find = (request: Request) => kit.store.find(name, { key: request.params.key });
  app.get<{ Params: { key: string } }>(`/${name}/pay/:key`, async (request, reply) => {
    const payment = await find(request);
    if (!payment) return reply.code(404).send({ error: 'Not Found' });
    return show(reply, request, sandbox, flow, payment);
  });
  for (const [path, step] of Object.entries(steps(kit, sandbox, flow))) {
    app.post<{ Params: { key: string } }>(`/${name}/pay/:key/${path}`, async (request, reply) => {
      const payment = await find(request);
      if (!payment) return reply.code(404).send({ error: 'Not Found' });
      if (payment.state === 'open') await step(payment, request.body);
      return reply.redirect(`/${name}/pay/${payment.key}?lang=${languageOf(request)}`, 303);
    });
  }
}

function show(
  reply: FastifyReply,
  request: Request,
  sandbox: Sandbox,
  flow: CustomerFlow,
  payment: Payment,
): FastifyReply {
  const view = { sandbox, language: languageOf(request), payment };
  if (payment.state !== 'open') {
    const leave = flow.leave(payment);
    // The policy applies to the form's redirects, too: the gateway redirects to the shop, whose origin is unknown here.
    if (leave?.method === 'post') reply.headers(pageHeaders('http: https:'));
    return sendPage(reply, leavePage(view, leave));
  }
  if (payment.trial) return sendPage(reply, codePage(view));
  return sendPage(reply, flow.kind(payment) === 'wallet' ? walletPage(view) : cardPage(view));
}

function steps(kit: Kit, sandbox: Sandbox, flow: CustomerFlow): Record<string, Step> {
  const end = (payment: Payment, trial: Trial, isRight: boolean) =>
    payOrFail(kit, sandbox, payment, isRight ? trial : { ...trial, failure: trial.failure ?? 'wrongCode' });
  return {
    card: async (payment, body) => {
      const card = {
        number: typedIn(body, 'number'),
        expiry: typedIn(body, 'expiry'),
        cvv: typedIn(body, 'cvv'),
      };
      const { trial, threeDs } = tryCard(flow.cards, card, kit.now());
      if (!threeDs) return end(payment, trial, true);
      return changePayment(kit.store, payment, (now) =>
        now.state === 'open' ? { ...now, trial } : undefined,
      );
    },
    code: async (payment, body) =>
      payment.trial && end(payment, payment.trial, typedIn(body, 'code') === CODE),
    wallet: async (payment, body) => {
      const source = typedIn(body, 'wallet');
      const isRight = typedIn(body, 'pin') === CODE && typedIn(body, 'code') === CODE;
      return end(payment, { source, scheme: 'Wallet', failure: null }, isRight);
    },
    cancel: (payment) => cancel(kit, sandbox, payment),
  };
}
