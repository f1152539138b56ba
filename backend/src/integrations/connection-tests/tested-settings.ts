import type { TransferType } from '@contracts/rules/carrier-connection.js';
import type { ConnectionTestKind } from '@contracts/views/connection-test.view.js';

import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import { folderOf } from '../../manifests/index.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { pinnedKey } from '../records/carrier-connections.js';
import type { KnownHosts } from '../transfers/ssh/known-hosts.js';
import { feedProbe } from './feed-probe.js';
import type { Probe } from './probe.js';
import { transferProbe } from './transfer-probe.js';
import { webServiceProbe } from './web-probe.js';

/** A connection as entered, with its secrets; never stored, logged or returned. */
export interface TestedSettings {
  readonly customerCarrierId: number;
  readonly customerId: number;
  readonly knownHosts: KnownHosts;
  readonly transferType: TransferType | null;
  readonly server: string | null;
  readonly port: number | null;
  readonly path: string | null;
  readonly serverAuth: string | null;
  readonly username: string | null;
  readonly password: string | null;
  readonly apiKey: string | null;
  readonly bookingServer: string | null;
  readonly difotServer: string | null;
  readonly difotPort: number | null;
  readonly difotPath: string | null;
  readonly difotUsername: string | null;
  readonly difotPassword: string | null;
}

/** The test of one kind of connection; accounts and pickups booked by email have their own test. */
export function probeOf(
  kind: Exclude<ConnectionTestKind, 'ACCOUNT'>,
  settings: TestedSettings,
): Probe {
  if (kind === 'TRANSFER') return transferProbeOf(settings);
  if (kind === 'FEED') return feedProbeOf(settings);
  const { bookingServer } = settings;
  if (bookingServer === null) return failing(texts.bookingNotSet);
  return webServiceProbe({ ...settings, server: bookingServer, path: null, port: null });
}

function transferProbeOf(settings: TestedSettings): Probe {
  const { transferType, server, path, serverAuth } = settings;
  if (server === null || transferType === null) return failing(texts.transferNotSet);
  if (transferType === 'API') return webServiceProbe({ ...settings, server, path: folderOf(path) });
  const target = {
    ...settings,
    server,
    path: folderOf(path),
    hostKeyFingerprint: pinnedKey(serverAuth),
  };
  return transferProbe(transferType, target);
}

function feedProbeOf(settings: TestedSettings): Probe {
  const { difotServer, server, serverAuth } = settings;
  if (difotServer === null) return failing(texts.feedNotSet);
  return feedProbe({
    customerCarrierId: settings.customerCarrierId,
    customerId: settings.customerId,
    knownHosts: settings.knownHosts,
    server: difotServer,
    port: settings.difotPort,
    path: settings.difotPath,
    username: settings.difotUsername,
    password: settings.difotPassword,
    apiKey: null,
    hostKeyFingerprint: difotServer === server ? pinnedKey(serverAuth) : null,
  });
}

/** A test that fails before it connects. */
export const failing = (message: string): Probe => ({
  plan: ['NAME'],
  run: () => Promise.reject(new TransferFailed(message)),
});
