import { orderOfPayload } from '@daftar/domain';
import { homeZone } from '../../records/business-zone.ts';
import { present } from '../../records/present.ts';
import {
  type DeliveryRow,
  deliveryConditions,
  deliveryList,
  deliveryWire,
} from '../webhook-deliveries/public.ts';
import { assertMerchantFilter } from './assert-merchant-filter.ts';
import type { ExportList } from './export-list.ts';
import { recentQuery } from './list-query.ts';

/** Export of webhook deliveries. */
export const deliveryExport: ExportList = {
  readBy: 'listWebhookDeliveries',
  columns: [
    '_id',
    'createdDate',
    'eventId',
    'eventType',
    'serviceName',
    'merchantName',
    'url',
    'orderId',
    'status',
    'attempts',
    'responseStatus',
    'lastError',
    'payload',
  ],
  assert: assertMerchantFilter('userTypeId'),
  query: (gateway, caller, filters) =>
    recentQuery(
      homeZone(gateway, caller),
      deliveryList,
      deliveryConditions(caller, filters),
      filters,
      (row: DeliveryRow) => ({
        ...deliveryWire(row, caller),
        ...present('orderId', orderOfPayload(row.payload)),
      }),
    ),
};
