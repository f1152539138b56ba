import { Injectable, Logger } from '@nestjs/common';

import { Sessions, Tokens, type SignedClaims } from '../identity/index.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { roomsOf } from './rooms.js';
import { WatchedRecords } from './watched-records.js';

/** A timer cannot run longer than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Admission {
  readonly claims: SignedClaims;
  /** What the rooms were joined by; null before the first time. */
  permissions: string | null;
}

/** Which sockets may stay, and what they hear: on connect, when permissions or clients change, at expiry. */
@Injectable()
export class SocketAccess {
  private readonly log = new Logger(SocketAccess.name);
  private readonly admitted = new WeakMap<LiveSocket, Admission>();

  constructor(
    private readonly tokens: Tokens,
    private readonly sessions: Sessions,
    private readonly watched: WatchedRecords,
  ) {}

  /** To be asked before a socket is let in. @throws NotSignedIn */
  async admit(socket: LiveSocket): Promise<void> {
    const token: unknown = socket.handshake.auth['token'];
    const claims = await this.tokens.verify(typeof token === 'string' ? token : '');
    const { identity } = await this.tokens.session(claims);
    // What stays of the handshake is shown to other backends: not the token.
    socket.handshake.auth = {};
    socket.handshake.headers = {};
    socket.data = { id: identity.id, name: identity.name };
    this.admitted.set(socket, { claims, permissions: null });
  }

  /** Joins the rooms of the token's scopes, until the token expires. */
  async welcome(socket: LiveSocket): Promise<void> {
    const expiresAt = (this.admitted.get(socket)?.claims.exp ?? 0) * 1_000;
    const expiry = setTimeout(
      () => socket.disconnect(true),
      Math.min(expiresAt - Date.now(), LONGEST_TIMER_MS),
    );
    socket.once('disconnect', () => {
      clearTimeout(expiry);
    });
    await this.refresh(socket);
  }

  /** Who this socket acts for now. @throws NotSignedIn */
  async actorOf(socket: LiveSocket) {
    const admission = this.admitted.get(socket);
    if (!admission) throw new Error('a socket that was not let in');
    return this.tokens.actor(admission.claims);
  }

  /** Looks at the sockets of this process again whenever a user, a role or a client has changed. */
  follow(server: LiveServer): void {
    this.sessions.onChange((userId) => {
      for (const socket of server.sockets.sockets.values())
        if (userId === null || socket.data.id === userId) void this.refresh(socket);
    });
  }

  /** A socket whose session has ended, or cannot be known, is closed. */
  private async refresh(socket: LiveSocket): Promise<void> {
    try {
      await this.moveToRooms(socket);
    } catch (error) {
      this.log.log(`A socket of user ${socket.data.id} is closed: ${String(error)}`);
      socket.disconnect(true);
    }
  }

  private async moveToRooms(socket: LiveSocket): Promise<void> {
    const admission = this.admitted.get(socket);
    if (!admission) return;
    const { views } = await this.tokens.session(admission.claims);
    const permissions = JSON.stringify(views);
    if (admission.permissions === permissions) return;

    const isFirst = admission.permissions === null;
    admission.permissions = permissions;
    const wanted = roomsOf(views);
    for (const room of socket.rooms)
      if (room.startsWith('READ_') && !wanted.has(room)) await socket.leave(room);
    await socket.join([...wanted]);
    if (isFirst) return;
    await this.watched.leaveUnreachable(socket, await this.actorOf(socket));
    socket.emit('session-changed');
  }
}
