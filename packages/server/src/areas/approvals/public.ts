// The only file of this area that other folders may import (see ../../README.md).
export { addApprovalFile } from './process-file.ts';
export { type FileFilter, type FileRow, fileConditions, fileList, fileWire } from './store.ts';
