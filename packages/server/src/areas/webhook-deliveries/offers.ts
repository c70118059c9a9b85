// What other areas and rooms may import of this area (see ../../README.md).
export {
  type DeliveryRow,
  deliveryConditions,
  deliveryList,
  deliveryWire,
  lockDelivery,
} from './store.ts';
