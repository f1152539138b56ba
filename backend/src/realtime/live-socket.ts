import type { DefaultEventsMap, Server, Socket } from 'socket.io';

import type { BrowserMessages, ServerMessages } from '@contracts/realtime/messages.js';

/** The connected user, also sent to other servers for presence. */
export interface SocketData {
  id: number;
  name: string;
}

export type LiveServer = Server<BrowserMessages, ServerMessages, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<BrowserMessages, ServerMessages, DefaultEventsMap, SocketData>;
