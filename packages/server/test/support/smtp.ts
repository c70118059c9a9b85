import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  from: string;
  /** The whole mail, with its headers. */
  source: string;
}

export interface TestMailServer {
  url: string;
  received: ReceivedMail[];
  /** An address that the server rejects with this code for some times; undefined for none. */
  refusal: { to: string; code: number; times: number } | undefined;
  close(): Promise<void>;
}

/** Starts a mail server on this machine that stores the mails that it receives. With `credentials`, it requires them. */
export async function startMailServer(credentials?: { user: string; pass: string }): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const state: Pick<TestMailServer, 'refusal'> = { refusal: undefined };
  const server = new SMTPServer({
    authOptional: credentials === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === credentials?.user && password === credentials?.pass
        ? done(null, { user: username })
        : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) => {
      const { refusal } = state;
      if (refusal?.to !== address.toLowerCase() || refusal.times === 0) return done();
      refusal.times -= 1;
      return done(Object.assign(new Error('Refused'), { responseCode: refusal.code }));
    },
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        const { mailFrom, rcptTo } = envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          source,
        });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const login = credentials ? `${credentials.user}:${encodeURIComponent(credentials.pass)}@` : '';
  return Object.assign(state, {
    url: `smtp://${login}127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
