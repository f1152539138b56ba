import { promisify } from 'node:util';

import { ServerCredentials } from '@grpc/grpc-js';

import { Cluster, HOST } from './cluster.js';
import type { EventLog } from './event-log.js';
import { Faults } from './faults.js';
import { serverOf } from './services.js';
import { startSeverableProxy, type SeverableProxy } from '../severable-proxy.js';

export interface TestEventStoreDB {
  /** For EVENT_STORE_URL: this node. */
  readonly url: string;
  /** For EVENT_STORE_URL: whichever node leads. */
  readonly discoverUrl: string;
  readonly log: EventLog;
  readonly faults: Faults;
  /** Breaks every connection; new ones are accepted at once. */
  dropConnections(): void;
  /** Makes this node the leader of its cluster. */
  lead(): void;
  /** Its cluster has no leader until a node leads again. */
  loseLeader(): void;
  stop(): Promise<void>;
}

/**
 * Implements the part of EventStoreDB's gRPC protocol that the event store uses, on a free port of the loopback
 * address: Append, Read of a stream and of all, filtered subscriptions to all, and Gossip. It is not EventStoreDB:
 * nodes of one cluster share their memory, without users, deletion, links or projections; what it knows of the
 * server's rules is in `event-log.ts`. It can inject faults, which a real server will not do on request. The same
 * contract runs against a real one with EVENT_STORE_URL.
 * @param cluster that of the other nodes; defaults to a single node
 */
export async function startEventStoreDB(cluster = new Cluster()): Promise<TestEventStoreDB> {
  const faults = new Faults();
  const way: { proxy?: SeverableProxy } = {};
  const port = () => way.proxy?.port ?? 0;
  const sever = () => way.proxy?.sever();
  const server = serverOf({ cluster, faults, port, sever });
  const bind = promisify(server.bindAsync.bind(server));
  const proxy = await startSeverableProxy(
    await bind(`${HOST}:0`, ServerCredentials.createInsecure()),
  );
  way.proxy = proxy;
  cluster.join(proxy.port);

  return {
    url: `esdb://${HOST}:${proxy.port}?tls=false`,
    discoverUrl: `esdb+discover://${HOST}:${proxy.port}?tls=false`,
    log: cluster.log,
    faults,
    dropConnections: sever,
    lead: () => {
      cluster.elect(proxy.port);
    },
    loseLeader: () => {
      cluster.loseLeader();
    },
    stop: async () => {
      cluster.leave(proxy.port);
      await proxy.close();
      server.forceShutdown();
    },
  };
}
