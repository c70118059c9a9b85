export { type FileFilter, type FileRow, fileConditions, fileList, fileWire } from './store.ts';
export { serveUploads } from './upload-route.ts';
