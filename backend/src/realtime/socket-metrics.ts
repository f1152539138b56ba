import { defineCounter, defineGauge } from '@monitoring/metrics.js';

import type { LiveServer } from './live-socket.js';

/** Counts the sockets of this process, and their messages in both directions, pings included. */
export function measureSockets(server: LiveServer): void {
  defineGauge(
    {
      name: 'linehaul_sockets',
      help: 'Sockets connected to this process',
      labelNames: [],
    },
    () => Promise.resolve([{ labels: {}, value: server.engine.clientsCount }]),
  );
  const messages = defineCounter({
    name: 'linehaul_socket_messages_total',
    help: 'Socket messages, including pings, by direction',
    labelNames: ['direction'],
  });
  const received = messages.labels('received');
  const sent = messages.labels('sent');
  // bound to an increment of 1, since listeners are passed the packet
  server.engine.on('connection', (connection: Connection) => {
    connection.on('packet', received.inc.bind(received, 1));
    connection.on('packetCreate', sent.inc.bind(sent, 1));
  });
}

/** An engine.io connection, below sockets and namespaces. */
interface Connection {
  on(event: 'packet' | 'packetCreate', listener: () => void): unknown;
}
