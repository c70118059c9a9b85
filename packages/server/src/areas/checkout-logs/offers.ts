// What other areas and rooms may import of this area (see ../../README.md).
export { type LogQuery, type LogRow, logConditions, logList, logWire } from './logs.ts';
export {
  type RequestQuery,
  type RequestRow,
  requestConditions,
  requestList,
  requestWire,
} from './requests.ts';
