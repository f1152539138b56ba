import { promisify } from 'node:util';

import { ServerCredentials } from '@grpc/grpc-js';

import { Access } from './access.js';
import { Cluster, HOST } from './cluster.js';
import type { EventLog } from './event-log.js';
import { Faults } from './faults.js';
import { serverOf } from './services.js';
import { startTlsFront } from './tls-front.js';
import { startUsersInterface } from './users-interface.js';
import { portOf } from '../port-of.js';
import { startSeverableProxy, type SeverableProxy } from '../severable-proxy.js';

export interface TestEventStoreDB {
  /** Value for EVENT_STORE_URL: this node. */
  readonly url: string;
  /** Value for EVENT_STORE_URL: whichever node is the leader. */
  readonly discoverUrl: string;
  readonly log: EventLog;
  readonly faults: Faults;
  /** Breaks every connection; new ones are accepted at once. */
  dropConnections(): void;
  /** Makes this node the leader of its cluster. */
  lead(): void;
  /** Stops the leader; its cluster has none until a node is made the leader. */
  loseLeader(): void;
  stop(): Promise<void>;
}

/** A node whose users sign in, over TLS. */
export interface GuardedEventStoreDB extends TestEventStoreDB {
  /** For EVENT_STORE_URL, with a user and password that may not exist yet. */
  urlOf(user: string, password: string): string;
}

/**
 * Implements the part of EventStoreDB's protocols that the event store uses, on a free port of the loopback address:
 * Append, Read of a stream and of all, filtered subscriptions to all, and Gossip. It is not EventStoreDB: the nodes of
 * a cluster share one log in memory, without deletion, links or projections; the server's rules are in `event-log.ts`
 * and `access.ts`. It can inject faults, unlike a real server. The same contract runs against a real one with
 * EVENT_STORE_URL.
 * @param cluster that of the other nodes; defaults to a single node
 */
export async function startEventStoreDB(cluster = new Cluster()): Promise<TestEventStoreDB> {
  const { node, bound } = await startNode(cluster, null);
  const proxy = await startSeverableProxy(bound);
  return node(proxy, 'tls=false');
}

/** The same over TLS, with users: `admin` with this password, and those that it creates (`access.ts`). */
export async function startGuardedEventStoreDB(
  adminPassword: string,
): Promise<GuardedEventStoreDB> {
  const cluster = new Cluster();
  const access = new Access(cluster.log, adminPassword);
  const { node, bound } = await startNode(cluster, access);
  const users = await startUsersInterface(access);
  const front = await startTlsFront({ grpc: bound, http: portOf(users) });
  const proxy = await startSeverableProxy(front.port);
  const parameters = `tls=true&tlsCAFile=${encodeURIComponent(front.caFile)}`;
  const started = node(proxy, parameters);
  return {
    ...started,
    urlOf: (user, password) => `esdb://${user}:${password}@${HOST}:${proxy.port}?${parameters}`,
    stop: async () => {
      await started.stop();
      front.close();
      users.close();
    },
  };
}

async function startNode(cluster: Cluster, access: Access | null) {
  const faults = new Faults();
  const front: { proxy?: SeverableProxy } = {};
  const port = () => front.proxy?.port ?? 0;
  const sever = () => front.proxy?.sever();
  const server = serverOf({ cluster, faults, access, port, sever });
  const bind = promisify(server.bindAsync.bind(server));
  const bound = await bind(`${HOST}:0`, ServerCredentials.createInsecure());
  const node = (proxy: SeverableProxy, parameters: string): TestEventStoreDB => {
    front.proxy = proxy;
    cluster.join(proxy.port);
    return {
      url: `esdb://${HOST}:${proxy.port}?${parameters}`,
      discoverUrl: `esdb+discover://${HOST}:${proxy.port}?${parameters}`,
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
  };
  return { node, bound };
}
