import { setTimeout as delay } from 'node:timers/promises';

import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import grpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, Server, status } from '@grpc/grpc-js';
import type { sendUnaryData } from '@grpc/grpc-js';
import type { AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';

import { AccessDenied, type Access } from './access.js';
import { acceptAppend, type AppendCall } from './append-call.js';
import { HOST, type Cluster } from './cluster.js';
import type { Faults } from './faults.js';
import { handleDelete, handleTombstone } from './delete-call.js';
import { handleRead, streamOf, type ReadCall, type ReadOptions } from './read-call.js';
import { handleSubscription } from './subscription-call.js';

export interface Node {
  readonly cluster: Cluster;
  readonly faults: Faults;
  /** Users and their rights; null allows everything to all. */
  readonly access: Access | null;
  /** Set once the server is listening. */
  readonly port: () => number;
  /** Breaks every connection. */
  sever(): void;
}

/** Services of one node, before listening. */
export function serverOf(node: Node): Server {
  const server = new Server();
  server.addService(grpc.StreamsService, {
    read: (call: ReadCall) => {
      read(call, node);
    },
    append: (call: AppendCall, respond: sendUnaryData<AppendResp>) => {
      void append(call, respond, node);
    },
    delete: handleDelete(node.access),
    tombstone: handleTombstone(node.access),
  });
  server.addService(gossip.GossipService, {
    read: (_: unknown, respond: sendUnaryData<ClusterInfo>) => {
      respond(null, node.cluster.gossip());
    },
  });
  return server;
}

function read(call: ReadCall, node: Node): void {
  const options = call.request.getOptions();
  if (!options) call.end();
  else if (isDown(node)) call.emit('error', UNAVAILABLE);
  else if (isForTheLeader(call) && !leads(node)) call.emit('error', notLeader(node));
  else if (!canRead(call, options, node)) return;
  else
    void (options.hasSubscription() ? handleSubscription : handleRead)(
      call,
      options,
      node.cluster.log,
    );
}

/** Whether the user may read; if not, responds with the rejection. */
function canRead(call: ReadCall, options: ReadOptions, { access }: Node): boolean {
  try {
    access?.assertAllowed(call, '$r', streamOf(options) ?? '$all');
    return true;
  } catch (error) {
    if (!(error instanceof AccessDenied)) throw error;
    call.emit('error', error.rejection);
    return false;
  }
}

async function append(
  call: AppendCall,
  respond: sendUnaryData<AppendResp>,
  node: Node,
): Promise<void> {
  if (isDown(node)) {
    respond(UNAVAILABLE);
    return;
  }
  if (node.faults.takeRejection() || (isForTheLeader(call) && !leads(node))) {
    respond(notLeader(node));
    return;
  }
  const response = await acceptAppend(call, node.cluster.log, (stream) =>
    node.access?.assertAllowed(call, '$w', stream),
  ).catch((error: unknown) => error);
  if (response instanceof AccessDenied) respond(response.rejection);
  if (!(response instanceof streams.AppendResp)) return; // rejected or aborted
  const fault = node.faults.takeFault();
  if (fault.kind === 'lost') {
    node.sever();
    return;
  }
  if (fault.afterMs > 0) await delay(fault.afterMs);
  respond(null, response);
}

const isForTheLeader = ({ metadata }: { readonly metadata: Metadata }) =>
  metadata.get('requires-leader').includes('true');

const leads = ({ cluster, port }: Node) => cluster.leader === port();

/** Whether this node is a stopped leader whose cluster has not elected another yet. */
const isDown = (node: Node) => node.cluster.isElecting && leads(node);

const UNAVAILABLE = { code: status.UNAVAILABLE, details: 'No connection established' };

function notLeader({ cluster }: Node) {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', HOST);
  metadata.set('leader-endpoint-port', String(cluster.leader));
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
}
