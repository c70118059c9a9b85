export { type DeliveryRow, deliveryConditions, deliveryList, deliveryWire } from './store.ts';
