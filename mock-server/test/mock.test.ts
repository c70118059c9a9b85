import { contractOperations } from '@daftar/openapi/checking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mock, startMock } from '../src/start-mock.ts';
import { addressOf } from './address-of.ts';
import { exampleBody } from './example-body.ts';
import { operationOf, responseFaults } from './exchange.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock(0);
});
afterAll(() => mock?.close());

const post = (path: string, type: string, body: BodyInit) =>
  fetch(`${mock.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });

describe('the mock', () => {
  test('survives broken JSON, sent at once or in pieces', async () => {
    const whole = await post('/auth/login', 'application/json', '{"userName": ');
    expect(whole.status).toBe(400);
    expect(await whole.json()).toMatchObject({
      status: 'Bad-Request',
      message: 'The body is not valid JSON',
    });
    const pieces = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"userName"'));
        controller.close();
      },
    });
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: pieces, duplex: 'half' };
    expect((await fetch(`${mock.url}/auth/login`, request as RequestInit)).status).toBe(400);
  });

  test('survives a file part without a type, and a multipart body without a boundary', async () => {
    const part = 'Content-Disposition: form-data; name="file"; filename="payouts.xls"';
    const typeless = await post(
      '/auth/login',
      'multipart/form-data; boundary=xx',
      `--xx\r\n${part}\r\n\r\nabc\r\n--xx--\r\n`,
    );
    expect(typeless.status).toBe(400);
    expect(await typeless.json()).toMatchObject({ message: 'A file part needs a Content-Type' });
    expect((await post('/auth/login', 'multipart/form-data', 'abc')).status).toBe(400);
    const typed = `--xx\r\n${part}\r\nContent-Type: application/vnd.ms-excel\r\n\r\nabc\r\n--xx--\r\n`;
    expect((await post('/auth/login', 'multipart/form-data; boundary=xx', typed)).status).toBe(415);
  });

  test('accepts a large file quickly, and responds to every kind of broken form', async () => {
    const upload = async (body: BodyInit, type?: string) => {
      const headers = { 'x-auth-token': 'any', ...(type && { 'content-type': type }) };
      const address = `${mock.url}/file-upload/process/file/upload`;
      const answer = await fetch(address, { method: 'POST', headers, body });
      return answer.status;
    };
    const form = new FormData();
    form.set('file', new File([new Uint8Array(9 << 20)], 'payouts.xlsx'));
    expect(await upload(form)).toBe(200);
    const named = 'Content-Disposition: form-data; name="other"\r\n\r\n1';
    for (const part of ['', '\r\nabc', 'Content-Disposition: form-data\r\n\r\nabc', named])
      expect(await upload(`--xx\r\n${part}\r\n--xx--\r\n`, 'multipart/form-data; boundary=xx')).toBe(400);
    for (const body of ['abc', '--xx', '--xx--', `--xx\r\n${named}`, `--yy\r\n${named}\r\n--yy--`])
      expect(await upload(body, 'multipart/form-data; boundary=xx')).toBe(400);
  });

  test('rejects a body that is too large, and still reads the next one', async () => {
    expect((await post('/auth/login', 'application/json', `"${'x'.repeat(11 << 20)}"`)).status).toBe(413);
    const good = await post('/auth/login', 'application/json', '{"userName":"mona","password":"secret"}');
    expect(good.status).toBe(200);
    expect(await good.json()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  test('names the invalid fields', async () => {
    const answer = await post(
      '/auth/login',
      'application/json',
      '{"userName":"mona","password":"x","rememberMe":"yes"}',
    );
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'rememberMe', code: 'request.boolean' }] });
  });

  test('rejects a form with the fields, messages and codes of the real server', async () => {
    const headers = { 'content-type': 'application/json', 'x-auth-token': 'any' };
    const send = (path: string, body: object) =>
      fetch(`${mock.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await send('/packages/add', { name: 'x', amount: '12.5', country: 'Egypt' });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    const byField = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    expect(byField).toMatchObject({
      name: 'Too short account name.',
      amount: 'Amount must contain only digits from 0 to 9',
      currency: 'Please provide valid currency',
      serviceId: 'Please provide valid service',
    });
    expect(errors.every(({ field }) => !field.startsWith('body'))).toBe(true);
  });

  test.each([
    [1.005, 'EGP', 400],
    [1.05, 'EGP', 200],
    [1.005, 'KWD', 200],
    [1.0005, 'KWD', 400],
    [0, 'EGP', 400],
  ])('takes %d %s as the real server does', async (amount, currency, status) => {
    const answer = await fetch(`${mock.url}/checkout/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer any' },
      body: JSON.stringify({ serviceId: 's9x4kq7wd2zm8tnb', orderId: 'NB-1', amount, currency }),
    });
    expect(answer.status).toBe(status);
    if (status === 400) expect(await answer.json()).toMatchObject({ errors: [{ field: 'amount' }] });
  });

  test('rejects an invalid query with the words of the real server', async () => {
    const answer = await fetch(`${mock.url}/merchants/get?limit=many`, {
      headers: { 'x-auth-token': 'any' },
    });
    expect(await answer.json()).toMatchObject({
      status: 'Bad-Request',
      errors: [{ field: 'limit', code: 'request.wholeNumber', values: { field: 'limit' } }],
    });
  });

  test('responds to addresses and methods that the contract does not have', async () => {
    expect((await fetch(`${mock.url}/nowhere`)).status).toBe(404);
    const wrong = await fetch(`${mock.url}/merchants/get`, { method: 'DELETE' });
    expect(wrong.status).toBe(405);
    expect(await wrong.json()).toMatchObject({ status: 'Method-Not-Allowed', requestId: expect.any(String) });
  });

  test('lets a page of another origin call it', async () => {
    const asked = { origin: 'http://localhost:5173', 'access-control-request-headers': 'x-auth-token' };
    const { status, headers } = await fetch(`${mock.url}/merchants/get`, {
      method: 'OPTIONS',
      headers: asked,
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(asked.origin);
    expect(headers.get('access-control-allow-headers')).toBe('x-auth-token');
  });

  test('returns every status of every operation on request, valid by the contract', async () => {
    const faults: string[] = [];
    for (const operation of contractOperations) {
      const address = addressOf(operation);
      const isMerchants = operation['x-permission']?.auth === 'merchant-key';
      const example = exampleBody(operation);
      for (const code of Object.keys(operation.responses)) {
        const response = await fetch(`${mock.url}${address}`, {
          method: operation.method,
          headers: {
            prefer: `code=${code}`,
            'x-auth-token': 'any',
            ...(isMerchants && { authorization: 'Bearer any' }),
            ...(example && { 'content-type': example.type }),
          },
          ...(example && { body: example.body }),
        });
        const found = responseFaults(operation, response, await response.text());
        if (response.status !== Number(code)) found.push(`answered ${response.status}`);
        const { pathname } = new URL(address, mock.url);
        if (operationOf(operation.method, pathname) !== operation) found.push('is taken for another');
        faults.push(...found.map((fault) => `${operation.operationId} ${code}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    // The test sends more than a thousand requests one after the other.
  }, 180_000);

  test('rejects a port that is in use', async () => {
    await expect(startMock(Number(new URL(mock.url).port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
