import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';

import { makeSelfSigned } from '../self-signed.js';
import { portOf } from '../port-of.js';
import { HOST } from './cluster.js';

export interface TlsFront {
  readonly port: number;
  /** Its certificate, for `tlsCAFile`. */
  readonly caFile: string;
  close(): void;
}

/**
 * Starts a server that ends TLS in front of a node: HTTP/2 goes to its gRPC services, anything else to its HTTP
 * interface.
 */
export async function startTlsFront(targets: {
  readonly grpc: number;
  readonly http: number;
}): Promise<TlsFront> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'eventstoredb-'));
  const caFile = path.join(folder, 'ca.crt');
  const { key, cert } = makeSelfSigned(HOST);
  fs.writeFileSync(caFile, cert);
  const server = tls.createServer({ key, cert, ALPNProtocols: ['h2', 'http/1.1'] }, (incoming) => {
    const port = incoming.alpnProtocol === 'h2' ? targets.grpc : targets.http;
    const outgoing = net.connect({ port, host: HOST, noDelay: true });
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      one.pipe(other);
      one.on('close', () => other.destroy()).on('error', () => one.destroy());
    }
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  return {
    port: portOf(server),
    caFile,
    close: () => {
      server.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
