// The only file of this area that other folders may import (see ../../README.md).
export {
  type DeliveryRow,
  deliveryConditions,
  deliveryList,
  deliveryWire,
  lockDelivery,
} from './store.ts';
