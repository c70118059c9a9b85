export interface SmtpAddress {
  host: string;
  port: number;
  /** True: TLS from the first byte. False: STARTTLS if the server offers it. */
  secure: boolean;
  auth?: { user: string; pass: string };
}

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Reads `smtp://user:password@host:587` or `smtps://…`; undefined for any other text. */
export function readSmtpAddress(text: string): SmtpAddress | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const usual = PORTS[protocol];
  const isPlain = (pathname === '' || pathname === '/') && search === '' && hash === '';
  if (usual === undefined || hostname === '' || !isPlain) return undefined;
  const auth = credentials(username, password);
  if (auth === undefined) return undefined;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? usual : Number(port),
    secure: protocol === 'smtps:',
    ...(auth && { auth }),
  };
}

/** Returns the credentials; null for none, undefined when they cannot be decoded. */
function credentials(username: string, password: string) {
  if (username === '' && password === '') return null;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

/** Tells whether the mail server runs on this machine. Elsewhere a password is sent over TLS only. */
export const isLocalServer = ({ host }: SmtpAddress): boolean => LOOPBACK.test(host) || host === '::1';
