export { type LogQuery, type LogRow, logConditions, logList, logWire } from './logs.ts';
export {
  type RequestQuery,
  type RequestRow,
  requestConditions,
  requestList,
  requestWire,
} from './requests.ts';
