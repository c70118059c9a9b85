// What other areas and rooms may import of this area (see ../../README.md).
export { addApprovalFile } from './add-file.ts';
export { endReader, prepareReader } from './ready-reader.ts';
export { type FileFilter, type FileRow, fileConditions, fileList, fileWire } from './store.ts';
export { serveUploads } from './upload-route.ts';
