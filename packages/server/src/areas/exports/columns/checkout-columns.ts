import { type ColumnWords, count, instant, text } from './column-words.ts';
import { labelled } from './value-words.ts';

/** Fields of checkout logs, checkout requests and webhook deliveries. */
export const checkoutColumns: Record<string, ColumnWords> = {
  provider: text('Provider', 'مزوّد الخدمة', 'فراہم کنندہ'),
  'checkoutRequests.status': labelled(['Status', 'الحالة', 'حالت'], {
    open: 'Open',
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Failed',
    expired: 'Expired',
  }),
  canceledDate: instant('Canceled', 'وقت الإلغاء', 'منسوخی کا وقت'),
  'webhookDeliveries.status': labelled(['Status', 'الحالة', 'حالت'], {
    pending: 'Pending',
    delivered: 'Delivered',
    failed: 'Failed',
  }),
  sessionId: text('Session ID', 'معرّف الجلسة', 'سیشن آئی ڈی'),
  request: text('Request', 'الطلب', 'درخواست'),
  response: text('Response', 'الرد', 'جواب'),
  product: text('Product', 'المنتج', 'پروڈکٹ'),
  eventId: text('Event ID', 'معرّف الحدث', 'واقعے کی شناخت'),
  eventType: text('Event', 'الحدث', 'واقعہ'),
  url: text('URL', 'الرابط', 'یو آر ایل'),
  attempts: count('Attempts', 'المحاولات', 'کوششیں'),
  responseStatus: count('Last answer', 'آخر رد', 'آخری جواب'),
  lastError: text('Last Error', 'آخر خطأ', 'آخری خرابی'),
  payload: text('Payload', 'نص الإشعار', 'بھیجا گیا متن'),
  'webhookDeliveries.createdDate': instant('Created', 'وقت الإنشاء', 'بننے کا وقت'),
  'webhookDeliveries.serviceName': text('Service', 'الخدمة', 'سروس'),
};
