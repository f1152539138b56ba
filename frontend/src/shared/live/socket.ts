import { io, type Socket } from 'socket.io-client';

import type {
  BrowserMessages,
  DeliveriesChanged,
  Joined,
  LiveRows,
  RecordsChanged,
  RowsChanged,
  ServerMessages,
} from '@contracts/realtime/messages';

import { createBatch } from './batch';
import { setLiveStatus, setPresence } from './live-state';
import { setWatchSender } from './watched-records';

const BATCH_MS = 250;
/** The server already batches rows. */
const ROWS_BATCH_MS = 50;
/** The pill says Reconnecting after 2 s and Offline after 15 s. */
const RECONNECTING_AFTER_MS = 2000;
const OFFLINE_AFTER_MS = 15_000;

/** Doubled with each attempt; each pause varies by half, so that browsers do not reconnect simultaneously. */
const FIRST_PAUSE_MS = 500;
/** A restarted backend is back within seconds. */
const MAX_PAUSE_MS = 2000;
/** Limits the load on a backend that comes back after a long outage. */
const MAX_PAUSE_OFFLINE_MS = 5000;

export interface LiveHandlers {
  readonly onRows: (messages: readonly LiveRows[]) => void;
  readonly onRowsChanged: (changes: readonly RowsChanged[]) => void;
  readonly onRecordsChanged: (change: RecordsChanged) => void;
  readonly onDeliveriesChanged: (change: DeliveriesChanged) => void;
  readonly onSessionChanged: () => void;
  /** Called on every (re)connection and scope change, with the positions of the last changes before it. */
  readonly onJoined: (joined: Joined) => void;
}

function followConnection(socket: Socket<ServerMessages, BrowserMessages>) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stopTimers = () => {
    timers.forEach(clearTimeout);
    timers = [];
  };
  const startTimers = () => {
    stopTimers();
    timers = [
      setTimeout(setLiveStatus, RECONNECTING_AFTER_MS, 'reconnecting'),
      setTimeout(() => {
        setLiveStatus('offline');
        socket.io.reconnectionDelayMax(MAX_PAUSE_OFFLINE_MS);
      }, OFFLINE_AFTER_MS),
    ];
  };

  socket.on('connect', () => {
    stopTimers();
    setLiveStatus('live');
    socket.io.reconnectionDelayMax(MAX_PAUSE_MS);
    setWatchSender((verb, record) => socket.emit(verb, record));
  });
  socket.on('disconnect', startTimers);
  startTimers();
  return stopTimers;
}

/** Opens the socket of this session; returns a function that closes it. */
export function openSocket(token: string, handlers: LiveHandlers): () => void {
  const socket: Socket<ServerMessages, BrowserMessages> = io({
    path: '/socket.io',
    transports: ['websocket'],
    auth: { token },
    reconnectionDelay: FIRST_PAUSE_MS,
    reconnectionDelayMax: MAX_PAUSE_MS,
    randomizationFactor: 0.5,
  });
  const rows = createBatch<LiveRows>(ROWS_BATCH_MS, handlers.onRows);
  const batch = createBatch<RowsChanged>(BATCH_MS, handlers.onRowsChanged);

  socket.on('rows-changed', (message) => {
    batch.add(message);
  });
  socket.on('records-changed', handlers.onRecordsChanged);
  socket.on('deliveries-changed', handlers.onDeliveriesChanged);
  socket.on('rows', (message) => {
    rows.add(message);
  });
  socket.on('joined', handlers.onJoined);
  socket.on('presence', setPresence);
  socket.on('session-changed', handlers.onSessionChanged);
  const stopTimers = followConnection(socket);

  return () => {
    stopTimers();
    rows.flush();
    batch.flush();
    setWatchSender(null);
    socket.disconnect();
  };
}
