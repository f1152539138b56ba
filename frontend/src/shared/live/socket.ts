import { io, type Socket } from 'socket.io-client';

import type { BrowserMessages, RowsChanged, ServerMessages } from '@contracts/realtime/messages';

import { createBatch } from './batch';
import { setLiveStatus } from './live-status';
import { setPresence } from './presence';
import { attachWatcher } from './watched-records';

const BATCH_MS = 250;
/** ui: the pill says Reconnecting after 2 s and Offline after 15 s. */
const RECONNECTING_AFTER_MS = 2000;
const OFFLINE_AFTER_MS = 15_000;

/** Doubled with each try; every pause is half as long to half as long again, so that browsers do not come all at once. */
const FIRST_PAUSE_MS = 500;
/** A backend that is started again is back within seconds. */
const LONGEST_PAUSE_MS = 2000;
/** One that stays away is not to be met by all browsers' knocking when it comes. */
const LONGEST_PAUSE_OFFLINE_MS = 5000;

export interface LiveHandlers {
  readonly onRowsChanged: (changes: readonly RowsChanged[]) => void;
  readonly onSessionChanged: () => void;
  /** Messages were missed meanwhile: everything on the screen may be old. */
  readonly onReconnected: () => void;
}

function followConnection(
  socket: Socket<ServerMessages, BrowserMessages>,
  onReconnected: () => void,
) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let wasConnected = false;
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
        socket.io.reconnectionDelayMax(LONGEST_PAUSE_OFFLINE_MS);
      }, OFFLINE_AFTER_MS),
    ];
  };

  socket.on('connect', () => {
    stopTimers();
    setLiveStatus('live');
    socket.io.reconnectionDelayMax(LONGEST_PAUSE_MS);
    attachWatcher((verb, record) => socket.emit(verb, record));
    if (wasConnected) onReconnected();
    wasConnected = true;
  });
  socket.on('disconnect', startTimers);
  startTimers();
  return stopTimers;
}

/** Opens the socket of this session; the returned function closes it. */
export function openSocket(token: string, handlers: LiveHandlers): () => void {
  const socket: Socket<ServerMessages, BrowserMessages> = io({
    path: '/socket.io',
    transports: ['websocket'],
    auth: { token },
    reconnectionDelay: FIRST_PAUSE_MS,
    reconnectionDelayMax: LONGEST_PAUSE_MS,
    randomizationFactor: 0.5,
  });
  const batch = createBatch<RowsChanged>(BATCH_MS, handlers.onRowsChanged);

  socket.on('rows-changed', (message) => {
    batch.add(message);
  });
  socket.on('presence', setPresence);
  socket.on('session-changed', handlers.onSessionChanged);
  const stopTimers = followConnection(socket, handlers.onReconnected);

  return () => {
    stopTimers();
    batch.cancel();
    attachWatcher(null);
    socket.disconnect();
  };
}
