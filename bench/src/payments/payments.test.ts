import { createHash } from 'node:crypto';
import { fawryNotificationMessage } from '@daftar/domain';
import { expect, test } from 'vitest';
import { statusIn } from './status-streams.ts';
import { chargeResponse, paidNotice } from './zero-delay-fawry.ts';

test('the zero-delay provider responds with the requested payment, and with another reference each time', () => {
  const asked = JSON.stringify({ merchantRefNum: 'ref-1', amount: 20.5, paymentExpiry: 5 });
  const first = chargeResponse(asked);
  expect(first).toMatchObject({
    merchantRefNumber: 'ref-1',
    orderAmount: 20.5,
    expirationTime: 5,
    statusCode: 200,
  });
  expect(chargeResponse(asked)).not.toEqual(first);
});

test('a paid notice is signed over its values', () => {
  const payment = { referenceNumber: '123456789', merchantRefNumber: 'ref-1' };
  const notice = paidNotice(payment, 20.5, 'key');
  const message = fawryNotificationMessage(
    {
      ...{ fawryRefNumber: '123456789', merchantRefNumber: 'ref-1', orderStatus: 'PAID' },
      ...{ paymentMethod: 'PAYATFAWRY', paymentRefrenceNumber: '456789' },
      ...{ paymentAmount: '20.50', orderAmount: '20.50' },
    },
    'key',
  );
  expect(notice).toMatchObject({
    orderStatus: 'PAID',
    messageSignature: createHash('sha256').update(message).digest('hex'),
  });
});

test('statusIn reads the status of an event and nothing of a heartbeat', () => {
  expect(statusIn('event: session\ndata: {"sessionId":"cs_1","status":"expired"}\n\n')).toBe('expired');
  expect(statusIn(': still here\n\n')).toBeUndefined();
});
