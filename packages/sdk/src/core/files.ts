import type { Form } from './request.ts';

/** A file on its way: read it once, as a stream or as a whole. */
export interface Download {
  /** The name that it is saved under, without folders. */
  readonly name: string;
  /** Its media type, such as `text/csv`. */
  readonly type: string;
  readonly body: ReadableStream<Uint8Array> | null;
  blob(): Promise<Blob>;
  text(): Promise<string>;
}

/** A form that holds one file. */
export async function formOf(file: Blob): Promise<Form> {
  const form = new FormData();
  form.append('file', file);
  const packed = new Response(form);
  return { type: packed.headers.get('content-type') ?? '', body: await packed.blob() };
}

/** The file that an answer holds. */
export function downloadOf(response: Response): Download {
  const { headers, body } = response;
  // The last one counts: the coded name stands behind a plain one.
  const named = /^.*filename\*?=(?:utf-8''|")?([^";]+)/i.exec(headers.get('content-disposition') ?? '');
  let name = named?.[1] ?? '';
  try {
    name = decodeURIComponent(name);
  } catch {}
  return {
    name: name.split(/[/\\]/).pop()?.replace(/^\.+/, '') || 'download',
    type: headers.get('content-type') ?? '',
    body,
    blob: () => response.blob(),
    text: () => response.text(),
  };
}
