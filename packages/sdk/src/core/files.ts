/** A file from the server. Read it once, as a stream or as a whole. */
export interface Download {
  /** The file's name, without folders. */
  readonly name: string;
  /** Its media type, such as `text/csv`. */
  readonly type: string;
  readonly body: ReadableStream<Uint8Array> | null;
  blob(): Promise<Blob>;
  text(): Promise<string>;
}

/** Creates a multipart form from a body: strings and files by name. */
export function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  return form;
}

/** Returns the file in a response. */
export function downloadOf(response: Response): Download {
  const { headers, body } = response;
  // Takes the last name in the header: the encoded name (`filename*`) comes after the plain one.
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
