// The only file of this area that other folders may import (see ../../README.md).
export { type FileFilter, type FileRow, fileConditions, fileList, fileWire, findFile } from './file-list.ts';
export { fillSettlementFile } from './fill-file.ts';
export { lineConditions, lineList, lineWire } from './line-list.ts';
