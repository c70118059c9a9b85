export {
  type DeliveryRow,
  deliveryConditions,
  deliveryList,
  deliveryWire,
  lockDelivery,
} from './store.ts';
