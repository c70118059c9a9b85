import { type ColumnWords, count, instant, text } from './column-words.ts';

/** Fields of checkout logs, checkout requests and webhook deliveries. */
export const checkoutColumns: Record<string, ColumnWords> = {
  provider: text('Provider', 'مزوّد الخدمة', 'فراہم کنندہ'),
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
