import path from 'node:path';

import { type FlowKind, type InboundKind, isInbound } from '@contracts/rules/integration-flow.js';
import type { TransferType } from '@contracts/rules/carrier-connection.js';
import type { IntegrationType } from '@contracts/views/client-integration.view.js';
import type { FlowOptionsView } from '@contracts/views/integration-flow.view.js';

import type { FlowResend } from '../../clients/index.js';
import { joinWebPaths } from '../../platform/outgoing/http-client.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import type { KnownHosts } from '../transfers/ssh/known-hosts.js';

/** A flow with its connection, as the worker needs it; the password is decrypted, and never stored or logged. */
export interface RunningFlow {
  readonly id: number;
  readonly clientId: number;
  readonly customerId: number;
  /** The client and its descendants. */
  readonly clientIds: readonly number[];
  readonly connectionId: number;
  readonly kind: FlowKind;
  readonly folder: string;
  readonly pattern: string;
  readonly everyMinutes: number;
  readonly options: FlowOptionsView;
  readonly actsFor: number;
  readonly actsForName: string;
  readonly liveFrom: Date;
  readonly cursor: string | null;
  readonly lastNumber: number;
  /** Events to send again; null for none. */
  readonly resend: FlowResend | null;
  readonly failures: number;
  readonly failingSince: Date | null;
  /** False if only files already collected are to be processed. */
  readonly isDue: boolean;
  readonly transferType: TransferType;
  readonly integrationType: IntegrationType;
  readonly server: string;
  readonly port: number;
  readonly path: string | null;
  readonly username: string;
  readonly password: string;
}

/** A flow of incoming files. */
export type InboundFlow = RunningFlow & { readonly kind: InboundKind };

export const isInboundFlow = (flow: RunningFlow): flow is InboundFlow => isInbound(flow.kind);

/** The flow's folder on the server. */
export function targetOf(flow: RunningFlow, knownHosts: KnownHosts): TransferTarget {
  const { server, port, username, password, transferType } = flow;
  const folder =
    transferType === 'API'
      ? joinWebPaths(flow.path, flow.folder)
      : path.posix.join(flow.path ?? '.', flow.folder);
  return {
    ...{ server, port, username, password, knownHosts },
    path: folder,
    apiKey: null,
    hostKeyFingerprint: null,
  };
}
