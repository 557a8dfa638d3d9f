import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const RECORD = { salt: 16, size: 4, tag: 16 } as const;

interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** A fake push service, which stands between the service and browsers. */
export interface PushPlace {
  readonly origin: string;
  readonly pushed: Pushed[];
  /** The status of its answers from now on. */
  status: number;
  stop(): Promise<void>;
}

export async function startPushPlace(): Promise<PushPlace> {
  const pushed: Pushed[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      pushed.push({ path, headers, bytes: Buffer.concat(chunks) });
      response.writeHead(place.status).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const place: PushPlace = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed,
    status: 201,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return place;
}

/** The browser's side of Web Push, as in RFC 8291, with Node's own functions. */
export class Browser {
  private readonly pair: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(readonly url: string) {
    this.pair.generateKeys();
  }

  /** The data that it gives to the service. */
  get input() {
    const p256dh = this.pair.getPublicKey('base64url');
    return { url: this.url, p256dh, auth: this.auth.toString('base64url') };
  }

  read(bytes: Buffer): any {
    const salt = bytes.subarray(0, RECORD.salt);
    const begins = RECORD.salt + RECORD.size + 1;
    const ends = begins + bytes.readUInt8(begins - 1);
    const theirs = bytes.subarray(begins, ends);
    const info = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      ...[this.pair.getPublicKey(), theirs],
    ]);
    const shared = hkdfSync('sha256', this.pair.computeSecret(theirs), this.auth, info, 32);
    const derived = (what: string, size: number): Buffer =>
      Buffer.from(
        hkdfSync('sha256', Buffer.from(shared), salt, `Content-Encoding: ${what}\0`, size),
      );
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    const sealed = bytes.subarray(ends);
    cipher.setAuthTag(sealed.subarray(-RECORD.tag));
    const plain = Buffer.concat([
      cipher.update(sealed.subarray(0, -RECORD.tag)),
      cipher.final(),
    ]).toString();
    // The last record ends with a byte 2 and zeros.
    return JSON.parse(plain.replace(/\u0002\0*$/, ''));
  }
}

/** The claims of the sender; throws if they are not signed with that key. */
export function vapidClaims({ authorization }: IncomingHttpHeaders, key: string): any {
  const [, token = '', by] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization ?? '') ?? [];
  const raw = Buffer.from(key, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine || by !== key) throw new Error('not signed by that key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
