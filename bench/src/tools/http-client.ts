import { Agent, request } from 'node:http';

export interface HttpResponse {
  status: number;
  text: string;
}

/** Sends JSON over keep-alive connections. Uses less processor time than fetch, because it shares the machine with the server. */
export class HttpClient {
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: 256 });

  post(url: string, body: object, headers: Record<string, string> = {}): Promise<HttpResponse> {
    const sent = JSON.stringify(body);
    const length = String(Buffer.byteLength(sent));
    const all = { 'content-type': 'application/json', 'content-length': length, ...headers };
    return new Promise((resolve, reject) => {
      const call = request(url, { method: 'POST', agent: this.#agent, headers: all }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
      });
      call.on('error', reject);
      call.end(sent);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
