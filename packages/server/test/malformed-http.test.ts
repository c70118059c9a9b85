import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../src/testing/start-test-gateway.ts';
import { exchange, head, statuses } from './support/raw-socket.ts';

let server: TestGateway;

beforeAll(async () => {
  server = await startTestGateway({ environment: { REQUEST_SECONDS: '2' } });
});

afterAll(() => server.close());

const JSON_TYPE = 'Content-Type: application/json';
const SMUGGLED = 'GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

const broken: Record<string, string> = {
  'Content-Length before chunked encoding': `${head('POST /auth/login HTTP/1.1', JSON_TYPE, 'Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\n${SMUGGLED}`,
  'chunked encoding before Content-Length': `${head('POST /auth/login HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: chunked', 'Content-Length: 4')}0\r\n\r\n${SMUGGLED}`,
  'two different Content-Length headers': `${head('POST /auth/login HTTP/1.1', JSON_TYPE, 'Content-Length: 2', 'Content-Length: 44')}{}${SMUGGLED}`,
  'two equal Content-Length headers': `${head('POST /auth/login HTTP/1.1', JSON_TYPE, 'Content-Length: 2', 'Content-Length: 2')}{}${SMUGGLED}`,
  'a list in Content-Length': `${head('POST /auth/login HTTP/1.1', JSON_TYPE, 'Content-Length: 2, 2')}{}${SMUGGLED}`,
  'a signed Content-Length': `${head('POST /auth/login HTTP/1.1', JSON_TYPE, 'Content-Length: +2')}{}${SMUGGLED}`,
  'an unknown transfer coding': `${head('POST /auth/login HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: chunked, identity')}0\r\n\r\n${SMUGGLED}`,
  'a header folded over two lines': head('GET /health HTTP/1.1', 'X-Folded: one', ' two'),
  'a space before the colon': head('POST /auth/login HTTP/1.1', 'Content-Length : 2'),
  'bare line feeds as line ends': 'GET /health HTTP/1.1\nHost: 127.0.0.1\n\n',
  'a NUL in a header': head('GET /health HTTP/1.1', 'X-Bad: a\0b'),
  'a chunk size that is not a number': `${head('POST /auth/login HTTP/1.1', JSON_TYPE, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
  'two Host headers': `${head('GET /health HTTP/1.1', 'Host: elsewhere.example')}${SMUGGLED}`,
  'bytes that are not HTTP': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
};

describe.each(['backofficeUrl', 'checkoutUrl'] as const)('%s', (which) => {
  test.each(Object.entries(broken))(
    'returns 400 for %s, closes the connection and reads nothing more',
    async (_what, bytes) => {
      const { text } = await exchange(server[which], bytes);
      expect(statuses(text), text).toEqual([400]);
      expect(text.toLowerCase()).toContain('connection: close');
      expect(text).not.toContain('"status":"ok"');
      const problem = JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4));
      expect(problem).toMatchObject({ status: 'Bad-Request', requestId: expect.stringMatching(/^req_/) });
      expect(problem.message).toBe(problem.errors[0].message);
    },
  );

  test('rejects a request without a Host header', async () => {
    const none = await exchange(server[which], 'GET /health HTTP/1.1\r\n\r\n');
    expect(statuses(none.text)).toEqual([400]);
  });

  test('returns 431 for headers above the size limit', async () => {
    const { text } = await exchange(
      server[which],
      head('GET /health HTTP/1.1', `X-Long: ${'x'.repeat(20_000)}`),
    );
    expect(statuses(text)).toEqual([431]);
    expect(text).toContain('"status":"Too-Large"');
  });
});

describe.concurrent('slow clients', () => {
  test('a request whose headers arrive too slowly gets 408', async ({ expect }) => {
    const { text, ms } = await exchange(
      server.backofficeUrl,
      'GET /health HTTP/1.1\r\nHost: x\r\n',
      (socket) => {
        const timer = setInterval(() => socket.write('X-Drop: 1\r\n'), 200);
        socket.on('close', () => clearInterval(timer));
      },
    );
    expect(statuses(text)).toEqual([408]);
    expect(text).toContain('The request did not arrive in time');
    expect(ms).toBeGreaterThan(1_500);
  });

  test('a request whose body arrives too slowly gets 408', async ({ expect }) => {
    const start = head('POST /auth/login HTTP/1.1', JSON_TYPE, 'Content-Length: 1000');
    const { text, ms } = await exchange(server.backofficeUrl, start, (socket) => {
      const timer = setInterval(() => socket.write(' '), 200);
      socket.on('close', () => clearInterval(timer));
    });
    expect(statuses(text)).toEqual([408]);
    expect(ms).toBeGreaterThan(1_500);
  });

  test('a connection that sends nothing is closed', async ({ expect }) => {
    expect(statuses((await exchange(server.checkoutUrl, '')).text)).toEqual([408]);
  });

  test('hundreds of slow connections do not block other clients', async ({ expect }) => {
    const slow = Array.from({ length: 300 }, () =>
      exchange(server.checkoutUrl, 'GET /health HTTP/1.1\r\nHost: x\r\n'),
    );
    let ended = 0;
    const counted = slow.map(async (one) => {
      const answer = await one;
      ended += 1;
      return answer;
    });
    expect((await fetch(`${server.checkoutUrl}/health`)).status).toBe(200);
    // A blocked client would get its response after them. A busy machine may have ended some already.
    expect(ended).toBeLessThan(300);
    const answers = await Promise.all(counted);
    expect(answers.every(({ text }) => statuses(text)[0] === 408)).toBe(true);
  });
});
