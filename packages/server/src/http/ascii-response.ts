import { type IncomingMessage, ServerResponse } from 'node:http';

const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;

/**
 * Writes a body that is only ASCII, as most JSON is, as latin1: the bytes are the same as in UTF-8. Node's UTF-8 writer
 * reserves three bytes per character, which took a sixth of the time that a list request spent outside the database.
 */
export class AsciiResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override end(done?: () => void): this;
  override end(body: unknown, done?: () => void): this;
  override end(body: unknown, encoding: BufferEncoding, done?: () => void): this;
  override end(...given: unknown[]): this {
    const [body, encoding = null, done] = given;
    const mayChoose = encoding === null || typeof encoding === 'function' || encoding === 'utf8';
    if (typeof body !== 'string' || !mayChoose || !isAscii(body))
      return Reflect.apply(super.end, this, given);
    return super.end(body, 'latin1', (typeof encoding === 'function' ? encoding : done) as () => void);
  }
}
