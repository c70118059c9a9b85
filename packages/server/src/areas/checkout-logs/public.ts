// The only file of this area that other folders may import (see ../../README.md).
export { type LogQuery, type LogRow, logConditions, logList, logWire } from './logs.ts';
export {
  type RequestQuery,
  type RequestRow,
  requestConditions,
  requestList,
  requestWire,
} from './requests.ts';
