import { promisify } from 'node:util';

import grpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import type { sendUnaryData } from '@grpc/grpc-js';
import type { AppendResp } from '@eventstore/db-client/generated/streams_pb.js';

import { acceptAppend, type AppendCall } from './append-call.js';
import { EventLog } from './event-log.js';
import { answerRead, type ReadCall } from './read-call.js';
import { startSeverableProxy } from './severable-proxy.js';
import { answerSubscription } from './subscription-call.js';

export interface TestEventStoreDB {
  /** For EVENT_STORE_URL. */
  readonly url: string;
  readonly log: EventLog;
  /** Breaks every connection; the next one is taken at once. */
  dropConnections(): void;
  /** Writes what the next appends ask for, and breaks the connection instead of answering. */
  loseAnswers(count: number): void;
  /** Sends the next appends away to the leader, which is this server itself. */
  refuseAsFollower(count: number): void;
  stop(): Promise<void>;
}

/**
 * Speaks the part of EventStoreDB's gRPC protocol that the event store uses, on a free port of the
 * loopback address: Append, Read of a stream and of everything, filtered subscriptions to everything.
 * It is no EventStoreDB: one node, in memory, without users, deletion, links or projections; what it
 * knows of the server's rules is written in `event-log.ts`. In return it can be made to fail, which a
 * real server will not do on request. Against a real one the same contract runs with EVENT_STORE_URL.
 */
export async function startEventStoreDB(): Promise<TestEventStoreDB> {
  const log = new EventLog();
  const faults = { lostAnswers: 0, refusals: 0 };
  const server = new Server();
  server.addService(grpc.StreamsService, {
    read: (call: ReadCall) => {
      const options = call.request.getOptions();
      if (!options) call.end();
      else void (options.hasSubscription() ? answerSubscription : answerRead)(call, options, log);
    },
    append: (call: AppendCall, answer: sendUnaryData<AppendResp>) => {
      void respond(call, answer);
    },
  });
  const bind = promisify(server.bindAsync.bind(server));
  const proxy = await startSeverableProxy(
    await bind('127.0.0.1:0', ServerCredentials.createInsecure()),
  );

  async function respond(call: AppendCall, answer: sendUnaryData<AppendResp>): Promise<void> {
    if (faults.refusals > 0) {
      faults.refusals -= 1;
      answer(notLeader(proxy.port));
      return;
    }
    const response = await acceptAppend(call, log).catch(() => null);
    if (!response) return; // the connection went away under the request
    if (faults.lostAnswers > 0) {
      faults.lostAnswers -= 1;
      proxy.sever();
    } else answer(null, response);
  }

  return {
    url: `esdb://127.0.0.1:${proxy.port}?tls=false`,
    log,
    dropConnections: () => {
      proxy.sever();
    },
    loseAnswers: (count) => {
      faults.lostAnswers = count;
    },
    refuseAsFollower: (count) => {
      faults.refusals = count;
    },
    stop: async () => {
      await proxy.close();
      server.forceShutdown();
    },
  };
}

function notLeader(port: number) {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', '127.0.0.1');
  metadata.set('leader-endpoint-port', String(port));
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
}
