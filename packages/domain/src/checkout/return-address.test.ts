import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { orderIdFrom } from './order.ts';
import {
  buildReturnAddress,
  type ReturnStatus,
  returnParams,
  returnSignatureMessage,
} from './return-address.ts';

import { webhookSignatureMessage } from './webhook-signature-message.ts';

describe('buildReturnAddress', () => {
  test('adds and replaces parameters, keeps the others and the fragment', () => {
    const address = buildReturnAddress('https://shop.example/done?a=1&status=x#top', {
      status: 'SUCCESS',
      amount: undefined,
      orderId: 'a&b',
    });
    expect(address).toBe('https://shop.example/done?a=1&status=SUCCESS&orderId=a%26b#top');
  });

  test('accepts http URLs, because shops in development use them', () => {
    expect(buildReturnAddress('http://localhost:4100/', { orderId: '1' })).toBe(
      'http://localhost:4100/?orderId=1',
    );
  });

  test('any value remains one parameter and does not change the host', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const url = new URL(buildReturnAddress('https://shop.example/', { orderId: value }));
        expect(url.host).toBe('shop.example');
        expect([...url.searchParams]).toEqual([['orderId', value]]);
      }),
    );
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example', '/relative', ''])(
    'rejects %o',
    (address) => {
      expect(() => buildReturnAddress(address, {})).toThrow(TypeError);
    },
  );
});

describe('returnParams', () => {
  const back = {
    orderId: '00000123',
    amount: money(25_050n, 'EGP'),
    referenceNumber: '9876',
    timestampSeconds: 1,
  };

  test('only a success has the amount, only a pending payment has the reference number', () => {
    const of = (status: ReturnStatus) => returnSignatureMessage(returnParams({ ...back, status }));
    expect(of('SUCCESS')).toBe('amount=250.50&orderId=00000123&status=SUCCESS&ts=1');
    expect(of('PENDING')).toBe('orderId=00000123&referenceNumber=9876&status=PENDING&ts=1');
    expect(of('FAILED')).toBe('orderId=00000123&status=FAILED&ts=1');
  });
});

describe('signature messages', () => {
  test('sorts our parameters, form-encodes them, leaves the signature out', () => {
    const params = { ts: '1700000000', status: 'SUCCESS', orderId: 'a b', signature: 'x', amount: undefined };
    expect(returnSignatureMessage(params)).toBe('orderId=a+b&status=SUCCESS&ts=1700000000');
  });

  test('joins a webhook’s parts as Standard Webhooks defines', () => {
    expect(webhookSignatureMessage('msg_1', 1_700_000_000, '{"a":1}')).toBe('msg_1.1700000000.{"a":1}');
  });
});

describe('orderIdFrom', () => {
  test('has eight digits, whatever the time', () => {
    expect(orderIdFrom(1_764_000_000_123)).toBe('00000123');
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 52 }), (time) => {
        expect(orderIdFrom(time)).toMatch(/^\d{8}$/);
      }),
    );
  });
});
