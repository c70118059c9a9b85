import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rejection } from '../../test/client-on.ts';
import { AbortError, ConnectionError, createDaftar, type Progress, ValidationError } from '../index.ts';

const sheet = new File(['rows'], 'payouts.xlsx');
const secret = { baseUrl: 'https://api.test', token: 't1' };

/** The part of a browser's XMLHttpRequest that an upload uses; `answer` simulates the network. */
class FakeXhr {
  static last: FakeXhr;
  static answer: (xhr: FakeXhr) => void;
  status = 0;
  response = new Blob();
  responseType = '';
  upload: { onprogress?: (event: Progress & { lengthComputable: boolean }) => void } = {};
  onloadend = () => {};
  sent: Record<string, string> = {};
  opened = '';
  responseHeaders = '';
  body: Blob | undefined;
  aborted = false;
  constructor() {
    FakeXhr.last = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.sent[name] = value;
  }
  getAllResponseHeaders() {
    return this.responseHeaders;
  }
  abort() {
    this.aborted = true;
    this.onloadend();
  }
  send(body: Blob) {
    this.body = body;
    queueMicrotask(() => FakeXhr.answer(this));
  }
}

function answering(status: number, body: unknown) {
  FakeXhr.answer = (xhr) => {
    const total = xhr.body?.size ?? 0;
    xhr.upload.onprogress?.({ loaded: 100, total, lengthComputable: true });
    xhr.upload.onprogress?.({ loaded: total, total, lengthComputable: true });
    xhr.status = status;
    xhr.response = new Blob([body === undefined ? '' : JSON.stringify(body)]);
    xhr.responseHeaders = 'x-request-id: r7\r\ncontent-type: application/json\r\nx-empty: \r\n';
    xhr.onloadend();
  };
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeXhr));
afterEach(() => vi.unstubAllGlobals());

test('a browser uploads by XMLHttpRequest, with the credentials, and reports its progress events', async () => {
  answering(200, { size: 4 });
  const seen: Progress[] = [];
  const daftar = createDaftar(secret);
  const call = daftar.approvals.upload(sheet, { onProgress: (progress) => seen.push(progress) });
  const { data, requestId } = await call.withResponse();
  expect([data, requestId]).toEqual([{ size: 4 }, 'r7']);
  const { opened, sent, body } = FakeXhr.last;
  expect(opened).toBe('POST https://api.test/file-upload/process/file/upload');
  expect(sent['x-auth-token']).toBe('t1');
  expect(seen).toEqual([
    { loaded: 100, total: body?.size },
    { loaded: body?.size, total: body?.size },
  ]);
  const form = await new Response(body, {
    headers: { 'content-type': sent['content-type'] ?? '' },
  }).formData();
  expect((form.get('file') as File).name).toBe('payouts.xlsx');
});

test('throws for a rejected upload, with the request id', async () => {
  answering(400, { status: 'Bad-Request', message: 'No', errors: [{ message: 'No rows' }] });
  const error = await rejection(createDaftar(secret).approvals.upload(sheet, { onProgress() {} }));
  expect(error).toBeInstanceOf(ValidationError);
  expect(error).toMatchObject({ message: 'No rows', requestId: 'r7' });
});

test('an upload whose response has no body resolves to undefined', async () => {
  answering(204, undefined);
  expect(await createDaftar(secret).approvals.upload(sheet, { onProgress() {} })).toBeUndefined();
});

test('throws when the connection breaks, and when the caller aborts before or during an upload', async () => {
  FakeXhr.answer = (xhr) => xhr.onloadend();
  const daftar = createDaftar(secret);
  expect(await rejection(daftar.approvals.upload(sheet, { onProgress() {} }))).toBeInstanceOf(
    ConnectionError,
  );
  const controller = new AbortController();
  FakeXhr.answer = () => controller.abort();
  const options = { onProgress() {}, signal: controller.signal };
  expect(await rejection(daftar.approvals.upload(sheet, options))).toBeInstanceOf(AbortError);
  expect(FakeXhr.last.aborted).toBe(true);
  const before = FakeXhr.last;
  expect(await rejection(daftar.approvals.upload(sheet, options))).toBeInstanceOf(AbortError);
  expect(FakeXhr.last.body).toBe(FakeXhr.last === before ? before.body : undefined);
});

test("prefers the client's own fetch to XMLHttpRequest", async () => {
  FakeXhr.answer = () => expect.unreachable();
  const fetch = async () => Response.json({ size: 5 });
  const upload = createDaftar({ ...secret, fetch }).approvals.upload(sheet, { onProgress() {} });
  expect(await upload).toEqual({ size: 5 });
});
