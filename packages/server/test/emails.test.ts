import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { endAttempt } from '../src/areas/checkout/attempts/end-attempt.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { MailNotSent } from '../src/mail/mail.ts';
import { queueMail } from '../src/mail/queue-mail.ts';
import { MOST_ATTEMPTS, sendMailJob } from '../src/mail/send-mail-job.ts';
import { noteEndpoint } from '../src/webhooks/note-endpoint.ts';
import { eventually } from './support/eventually.ts';
import { newEndpoint } from './support/keys.ts';
import {
  actAtCounter,
  newSession,
  readSession,
  referenceBody,
  takeReference,
  waitForSessionStatus,
} from './support/payments.ts';
import { readMime } from './support/read-mime.ts';
import { startMailServer, type TestMailServer } from './support/smtp.ts';
import { startWorld, unique, type World } from './support/world.ts';

let world: World;
let server: TestMailServer;

beforeAll(async () => {
  server = await startMailServer({ user: 'pay', pass: 'p@ss word' });
  world = await startWorld({
    environment: {
      SMTP_URL: server.url,
      MAIL_FROM: 'Nile Pay <receipts@pay.example>',
      BRAND_NAME: 'Nile Pay',
    },
    service: { paymentMethods: ['FawryRef', 'Credit Card'] },
  });
});
afterEach(() => {
  server.refusal = undefined;
});
afterAll(async () => {
  await world.close();
  await server.close();
});

const newAddress = () => `${unique('nora').replace(' ', '.')}@example.com`;

const mailTo = (address: string) =>
  eventually(() => {
    const found = server.received.find(({ to }) => to.includes(address));
    if (!found) throw new Error(`No mail to ${address}`);
    return { ...found, ...readMime(found.source) };
  });

const countTo = (address: string) => server.received.filter(({ to }) => to.includes(address)).length;

/** Pays a session by reference number, in a language. Returns the receipt's id. */
async function paid(changes: Record<string, unknown>, language?: string, body: Record<string, unknown> = {}) {
  const session = await newSession(world, changes);
  const headers: Record<string, string> = language ? { 'accept-language': language } : {};
  const {
    body: reference,
    status,
    text,
  } = await world.asCustomer('requestReferenceNumber', {
    body: referenceBody(session, body),
    headers,
  });
  if (status !== 200) throw new Error(text);
  await actAtCounter(world, reference.referenceNumber);
  const { receiptId = '' } = await waitForSessionStatus(world, session.sessionId, 'paid');
  return { receiptId, session, reference };
}

const read = async (receiptId: string) =>
  (await world.asCustomer('getReceipt', { params: { receiptId } })).body;
const send = (receiptId: string, body: object) =>
  world.asCustomer('emailReceipt', { params: { receiptId }, body });
const mailsOf = async (receiptId: string) =>
  world.gateway.db
    .selectFrom('mails as m')
    .innerJoin('payment_attempts as a', 'a.id', 'm.subject_id')
    .selectAll('m')
    .select('a.customer')
    .where('a.receipt_id', '=', receiptId)
    .orderBy('m.created_at')
    .execute();

test('a paid session sends its receipt once, and deletes the address', async () => {
  const email = newAddress();
  const { receiptId, session, reference } = await paid({ email, amount: 450.5 });
  const { headers, parts, from } = await mailTo(email);
  expect(from).toBe('receipts@pay.example');
  expect(headers).toMatchObject({
    from: 'Nile Pay <receipts@pay.example>',
    to: email,
    subject: `Your receipt from Nile Books: order ${session.orderId}`,
    'auto-submitted': 'auto-generated',
  });
  const receipt = await eventually(async () => {
    const now = await read(receiptId);
    expect(now.email).toEqual({ status: 'sent', sentAt: expect.any(String) });
    return now;
  });
  for (const content of [parts['text/plain'], parts['text/html']]) {
    expect(content).toContain('450.50 EGP');
    expect(content).toContain(session.orderId);
    expect(content).toContain(reference.referenceNumber);
    expect(content).toContain(receipt.supportCode);
    expect(content).toContain(`${world.checkoutUrl}/receipt/${receiptId}?lang=en`);
  }
  const [mail] = await mailsOf(receiptId);
  expect(headers['message-id']).toBe(`<${mail?.id}@pay.example>`);
  expect(mail).toMatchObject({ state: 'sent', recipient: null, attempts: 1, language: 'en' });
  expect(countTo(email)).toBe(1);
});

test('a payment that is confirmed twice queues one receipt', async () => {
  const email = newAddress();
  const session = await newSession(world, { email });
  await takeReference(world, session);
  const attempt = await world.gateway.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', session.sessionId)
    .executeTakeFirstOrThrow();
  const proof = { state: 'paid', providerReference: unique('P') } as const;
  await Promise.all(Array.from({ length: 5 }, () => endAttempt(world.gateway, attempt, proof)));
  await mailTo(email);
  const { receiptId = '' } = await readSession(world, session.sessionId);
  expect(await mailsOf(receiptId)).toHaveLength(1);
});

test('the address that the customer types gets the receipt instead of the session’s', async () => {
  const [typed, known] = [newAddress(), newAddress()];
  const { receiptId } = await paid({ email: known }, 'ur-PK', { customerEmail: typed });
  const { parts } = await mailTo(typed);
  expect(parts['text/html']).toContain('<html lang="ur" dir="rtl">');
  expect(countTo(known)).toBe(0);
  const [mail] = await mailsOf(receiptId);
  expect(mail?.customer).not.toHaveProperty('email');
});

test('a customer who pays in Arabic gets an Arabic receipt from right to left', async () => {
  const email = newAddress();
  await paid({ email }, 'ar-EG,en;q=0.5');
  const { headers, parts } = await mailTo(email);
  expect(headers.subject).toMatch(/^إيصالك من Nile Books: الطلب NB-/);
  expect(headers['content-language']).toBe('ar');
  expect(parts['text/html']).toContain('<html lang="ar" dir="rtl">');
  expect(parts['text/plain']).toContain('رمز الدعم: \u2068txn_');
  expect(parts['text/html']).toContain('بيئة تجريبية: لا تتحرك هنا أموال حقيقية.');
});

test('a session without an address sends no receipt until the customer enters one', async () => {
  const { receiptId } = await paid({});
  expect((await read(receiptId)).email).toEqual({ status: 'none' });
  const email = newAddress();
  // Because of the temporary errors, the first mail is still waiting when the second is requested.
  server.refusal = { to: email, code: 451, times: Number.POSITIVE_INFINITY };
  const answers = await Promise.all([
    send(receiptId, { email, language: 'ar' }),
    send(receiptId, { email: email.toUpperCase() }),
  ]);
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
    { status: 200, body: { status: 'waiting' } },
    { status: 200, body: { status: 'waiting' } },
  ]);
  server.refusal = undefined;
  await eventually(async () => expect((await read(receiptId)).email?.status).toBe('sent'));
  expect(server.received.filter(({ to }) => to[0]?.toLowerCase() === email)).toHaveLength(1);
});

test('a receipt is sent to three addresses a day at most', async () => {
  const { receiptId } = await paid({});
  const statuses = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await send(receiptId, { email: newAddress() })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await send(receiptId, { email: newAddress() });
  expect(refused.problem.errors?.[0]).toMatchObject({ code: 'mail.tooMany' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
});

test.each([
  'nora@example.com\r\nBcc: all@example.com',
  'nora@example.com, all@example.com',
  'Nora <nora@example.com>',
  'nora',
  '"a b"@example.com',
  `${'n'.repeat(65)}@example.com`,
])('the address %j is rejected with the form’s message', async (email) => {
  const { receiptId } = await paidOnce();
  const { status, problem } = await send(receiptId, { email });
  expect(status).toBe(400);
  expect(problem.errors?.[0]).toMatchObject({ field: 'email', message: 'Please provide valid email' });
  expect(await mailsOf(receiptId)).toHaveLength(0);
});

let once: ReturnType<typeof paid> | undefined;
const paidOnce = () => (once ??= paid({}));

test('a merchant’s name and order add no header and no markup', async () => {
  const name = 'Nile\r\nBcc: all@example.com <script>alert(1)</script>';
  await world.gateway.db
    .updateTable('merchants')
    .set({ name })
    .where('id', '=', world.nile.merchantId)
    .execute();
  const email = newAddress();
  await paid({ email, product: '<img src=x onerror=alert(1)>' });
  await world.gateway.db
    .updateTable('merchants')
    .set({ name: world.nile.name })
    .where('id', '=', world.nile.merchantId)
    .execute();
  const { to, headers, parts } = await mailTo(email);
  expect(to).toEqual([email]);
  expect(headers).not.toHaveProperty('bcc');
  expect(parts['text/html']).not.toMatch(/<script|<img/);
});

test('a request for an unknown receipt gets 404 with any address', async () => {
  expect((await send('rcp_0000000000000000', { email: newAddress() })).status).toBe(404);
});

test('a mail server with temporary errors delays the receipt and nothing else', async () => {
  const email = newAddress();
  server.refusal = { to: email, code: 451, times: 1 };
  const { receiptId } = await paid({ email });
  await mailTo(email);
  await eventually(async () =>
    expect((await mailsOf(receiptId))[0]).toMatchObject({ state: 'sent', attempts: 2 }),
  );
  expect(countTo(email)).toBe(1);
});

test('a mail to an address that the mail server rejects permanently fails at once', async () => {
  const email = newAddress();
  server.refusal = { to: email, code: 550, times: 1 };
  const { receiptId } = await paid({ email });
  await eventually(async () => expect((await read(receiptId)).email).toEqual({ status: 'failed' }));
  const [mail] = await mailsOf(receiptId);
  expect(mail).toMatchObject({ state: 'failed', recipient: null, last_error: 'EENVELOPE RCPT TO 550' });
});

/** Queues a mail and removes its job, so that the test itself runs the job. */
async function queued() {
  const { receiptId } = await paid({});
  const { db } = world.gateway;
  const attempt = await db
    .selectFrom('payment_attempts')
    .select(['id', 'user_type_id'])
    .where('receipt_id', '=', receiptId)
    .executeTakeFirstOrThrow();
  const id = await inTransaction(db, async (trx) => {
    const order = { kind: 'receipt', userTypeId: attempt.user_type_id, subjectId: attempt.id } as const;
    const queuedId = await queueMail(trx, {
      ...order,
      to: newAddress(),
      language: 'en',
      isAsked: true,
      now: new Date(),
    });
    if (queuedId === undefined) throw new Error('Not queued');
    await trx
      .selectNoFrom((eb) => eb.fn('graphile_worker.remove_job', [eb.val(queuedId)]).as('removed'))
      .execute();
    return queuedId;
  });
  return { id, receiptId };
}

const content = { language: 'en', subject: 's', text: 't', html: 'h' } as const;
function depsAt(at: Date, send: () => Promise<void>) {
  const compose = async () => content;
  return {
    db: world.gateway.db,
    log: world.gateway.log,
    now: () => at,
    mailer: { send: vi.fn(send) },
    compose: { receipt: compose, 'endpoint-off': compose, 'payment-limited': compose },
  };
}

test('a mail whose process dies between claim and sending is sent once by another process', async () => {
  const { id, receiptId } = await queued();
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
  let die = (_: Error): void => undefined;
  const dying = depsAt(
    at(0),
    () =>
      new Promise((_, reject) => {
        die = reject;
      }),
  );
  const lost = sendMailJob(dying, id).catch(() => undefined);
  await eventually(() => expect(dying.mailer.send).toHaveBeenCalled());
  const early = depsAt(at(60), async () => undefined);
  await expect(sendMailJob(early, id)).rejects.toThrow(MailNotSent);
  expect(early.mailer.send).not.toHaveBeenCalled();
  const late = depsAt(at(121), async () => undefined);
  await sendMailJob(late, id);
  expect(late.mailer.send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id }));
  await sendMailJob(late, id);
  expect(late.mailer.send).toHaveBeenCalledTimes(1);
  expect((await mailsOf(receiptId))[0]).toMatchObject({ state: 'sent', attempts: 2, recipient: null });
  die(new MailNotSent('ECONNRESET', false));
  await lost;
  expect((await mailsOf(receiptId))[0]).toMatchObject({ state: 'sent', last_error: null });
});

test.each([
  ['for a moment', false],
  ['for good', true],
])(
  'a process that fails %s after its claim of a mail ended neither ends the claim of another one nor logs a final failure',
  async (_, isLasting) => {
    const { id } = await queued();
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
    const ends: ((error?: Error) => void)[] = [];
    const held = () =>
      new Promise<void>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve()));
      });
    const warn = vi.fn();
    const slow = depsAt(at(0), held);
    const log = Object.assign(Object.create(slow.log), { warn });
    const first = sendMailJob({ ...slow, log }, id).catch(() => undefined);
    await eventually(() => expect(ends).toHaveLength(1));
    const second = sendMailJob(depsAt(at(121), held), id);
    await eventually(() => expect(ends).toHaveLength(2));
    ends[0]?.(new MailNotSent('550 no such box', isLasting));
    await first;
    expect(warn).not.toHaveBeenCalled();
    const third = depsAt(at(130), async () => undefined);
    await expect(sendMailJob(third, id)).rejects.toThrow(MailNotSent);
    expect(third.mailer.send).not.toHaveBeenCalled();
    ends[1]?.();
    await second;
  },
);

test('a mail fails after its last attempt, and its address is deleted', async () => {
  const { id, receiptId } = await queued();
  const failing = depsAt(new Date(), () => Promise.reject(new MailNotSent('ECONNECTION', false)));
  for (let count = 1; count < MOST_ATTEMPTS; count += 1)
    await expect(sendMailJob(failing, id)).rejects.toThrow('ECONNECTION');
  await sendMailJob(failing, id);
  expect((await mailsOf(receiptId))[0]).toMatchObject({
    state: 'failed',
    attempts: MOST_ATTEMPTS,
    recipient: null,
    last_error: 'ECONNECTION',
  });
  expect((await read(receiptId)).email).toEqual({ status: 'failed' });
});

test.each([
  [null, 'A webhook endpoint of Delta Games was switched off', '<html lang="en" dir="ltr">', 'Sandbox'],
  ['Arabic', 'أُوقفت نقطة ويب هوك لدى Delta Games', '<html lang="ar" dir="rtl">', 'بيئة تجريبية'],
  ['Urdu', 'Delta Games کا ایک ویب ہُک اینڈ پوائنٹ بند کر دیا گیا', '<html lang="ur" dir="rtl">', 'سینڈ باکس'],
] as const)(
  'the owner of an endpoint that was switched off gets one mail in its language (%s), without the secrets in its address',
  async (language, subject, html, sandbox) => {
    const { db, mailer } = world.gateway;
    const owner = newAddress();
    await db
      .updateTable('merchants')
      .set({ notification_email: owner, email_language: language })
      .where('id', '=', world.delta.merchantId)
      .execute();
    const url = `https://shop.example/hooks?token=hidden-${language}`;
    const { id } = await newEndpoint(world, world.delta, { url });
    const began = new Date();
    const note = (hours: number) =>
      inTransaction(db, (trx) =>
        noteEndpoint(
          trx,
          { endpointId: id, url, isDelivered: false, now: new Date(began.getTime() + hours * 3_600_000) },
          mailer,
        ),
      );
    expect(await note(0)).toBe(false);
    expect(await note(72)).toBe(true);
    expect(await note(73)).toBe(true);
    const { headers, parts } = await mailTo(owner);
    expect(headers.subject).toBe(subject);
    expect(parts['text/html']).toContain(html);
    for (const content of [parts['text/plain'], parts['text/html']]) {
      expect(content).toContain(`${sandbox}: `);
      expect(content).toContain('https://shop.example/hooks?…');
      expect(content).toContain(`${world.backofficeUrl}/merchants/webhooks/${world.delta.merchantId}`);
      expect(content).not.toContain('hidden');
    }
    expect(countTo(owner)).toBe(1);
  },
);

const PNG = Buffer.from('89504e470d0a1a0a'.padEnd(200, '0'), 'hex').toString('base64');
const mailsInLanguages = [
  ['en', null, 'Attempts to pay Nile Books were limited', 'Attempts with one card'],
  ['ar', 'Arabic', 'قُيّدت محاولات الدفع لدى Nile Books', 'المحاولات ببطاقة واحدة'],
  ['ur', 'Urdu', 'Nile Books کو ادائیگی کی کوششیں محدود کر دی گئیں', 'ایک کارڈ سے کوششیں'],
] as const;

describe.each(mailsInLanguages)('the mails of a merchant (%s)', (language, name, subject, limit) => {
  beforeAll(async () => {
    await world.gateway.db
      .updateTable('merchants')
      .set({ logo: `data:image/png;base64,${PNG}`, email_language: name })
      .where('id', '=', world.nile.merchantId)
      .execute();
  });
  /** The HTML shows the attached logo and then the merchant's name, at the start of the mail. */
  const header = /<img src="cid:logo"[^>]*> <span dir="auto">Nile Books<\/span>/;

  test('to its customers show its name and logo', async () => {
    const email = newAddress();
    await paid({ email }, language);
    const { parts } = await mailTo(email);
    expect(parts['text/html']).toMatch(header);
    expect(parts['text/html']).toContain(`<html lang="${language}"`);
    expect(parts).toHaveProperty('image/png');
    expect(parts['text/plain']?.split(/\r?\n/)[0]).toBe('Nile Books');
  });

  test('about limits of attempts to pay show its name and logo, what was limited and no address', async () => {
    const owner = newAddress();
    const { db, now } = world.gateway;
    const details = { rule: 'card', until: now().toISOString(), session: 'cs_1' };
    await inTransaction(db, (trx) =>
      queueMail(trx, {
        kind: 'payment-limited',
        userTypeId: world.nile.merchantId,
        subjectId: world.nile.merchantId,
        to: owner,
        language,
        isAsked: false,
        details,
        now: now(),
      }),
    );
    const { headers, parts } = await mailTo(owner);
    expect(headers.subject).toBe(subject);
    expect(parts['text/html']).toMatch(header);
    expect(parts['text/html']).toContain(limit);
    expect(parts['text/html']).toContain(`/merchants/history/${world.nile.merchantId}`);
    expect(parts['text/plain']).toContain(limit);
  });
});

const CARD = { cardNumber: '4005550000000001', cardExpiryMonth: '05', cardExpiryYear: '39', cvv: '917' };

test('no email and no row of the outbox has card data or a secret', async () => {
  const email = newAddress();
  const session = await newSession(world, { email });
  await world.asCustomer('startCardPayment', {
    body: { ...referenceBody(session), ...CARD, paymentMethod: 'CARD' },
  });
  const attempt = await world.gateway.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('session_id', '=', session.sessionId)
    .executeTakeFirstOrThrow();
  await endAttempt(world.gateway, attempt, { state: 'paid', providerReference: unique('P') });
  await mailTo(email);
  const { rows } = await world.gateway.pool.query('select to_jsonb(m)::text as row from mails m');
  const everything = [
    ...rows.map(({ row }) => row),
    ...server.received.flatMap(({ source }) => [source, ...Object.values(readMime(source).parts)]),
  ].join('\n');
  for (const secret of [
    CARD.cardNumber,
    '0000 0001',
    ' 917',
    world.nile.privateKey,
    world.nile.webhookSecret,
  ])
    expect(everything).not.toContain(secret);
});
