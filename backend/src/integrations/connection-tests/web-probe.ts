import { once } from 'node:events';
import { connect as connectTls } from 'node:tls';

import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import { withinDeadline, openSocket } from '../../platform/outgoing/outgoing-socket.js';
import {
  authHeaders,
  sendRequest,
  toServerUrl,
  type Credentials,
} from '../../platform/outgoing/http-client.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { toTransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { readFeedPage } from '../feeds/carrier-feed.js';
import { interpolate } from '../../platform/interpolate.js';
import { lookUp, type Probe } from './probe.js';
import type { StepLog } from './step-log.js';

export interface WebService extends Credentials {
  readonly server: string;
  readonly path: string | null;
  readonly port: number | null;
}

/** A web service whose format has no test call: the test connects and sends nothing. */
export const webServiceProbe = (service: WebService): Probe => ({
  plan: ['NAME', 'REACHED', 'CERTIFICATE', 'TEST_CALL'],
  run: async (log, policy) => {
    await reachWeb(toServerUrl(service.server, service.path, service.port), log, policy);
    log.pass(texts.noTestCall);
  },
});

/** A feed over HTTP: the test reads and counts its first page. */
export const webFeedProbe = (feed: WebService): Probe => ({
  plan: ['NAME', 'REACHED', 'CERTIFICATE', 'READ'],
  run: async (log, policy) => {
    const url = toServerUrl(feed.server, feed.path, feed.port);
    await reachWeb(url, log, policy);
    url.searchParams.set('after', '');
    const text = await sendRequest({ method: 'GET', url, headers: authHeaders(feed) }, policy);
    const { scans, rejected } = readPage(url.host, text);
    const all = scans.length + rejected.length;
    log.pass(interpolate(texts.pageUnderstood, { understood: scans.length, all }));
  },
});

function readPage(host: string, text: string) {
  try {
    return readFeedPage(text);
  } catch {
    throw toTransferFailed(host, new Error('the response is not a page of scans'));
  }
}

/** Steps NAME, REACHED and CERTIFICATE. @throws TransferFailed */
export async function reachWeb(url: URL, log: StepLog, policy: OutgoingPolicy): Promise<void> {
  const { hostname, protocol } = url;
  const isSecure = protocol === 'https:';
  const port = Number(url.port || (isSecure ? '443' : '80'));
  await lookUp(hostname, log, policy);
  try {
    await withinDeadline(policy.forOneResponse(), async (call) => {
      const socket = await openSocket({ host: hostname, port }, policy, call);
      log.pass(interpolate(texts.port, { seen: port }));
      if (!isSecure) {
        log.pass(texts.notEncrypted);
        return;
      }
      const secure = connectTls({ socket, servername: hostname });
      await once(secure, 'secureConnect');
      const date = secure.getPeerCertificate().valid_to;
      log.pass(
        interpolate(texts.certificate, { date: new Date(date).toLocaleDateString('en-AU') }),
      );
      secure.destroy();
    });
  } catch (error) {
    throw toTransferFailed(url.host, error);
  }
}
