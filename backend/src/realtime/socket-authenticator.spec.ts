import type {
  AccessChange,
  SignedClaims,
  TokenService,
  UserAccessCache,
  UserSessionRepository,
} from '../identity/index.js';
import { stub } from '../../../test/support/stub.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import type { PresenceService } from './presence.service.js';
import type { ChangeTimes, RoomPositions } from './room-sender.js';
import { SocketAuthenticator } from './socket-authenticator.js';
import { clientRoom } from './socket-rooms.policy.js';

const accessTo = (clientId: number) => ({
  identity: { id: 7, name: 'Robin' },
  views: [{ name: 'READ_CONSIGNMENT' as const, clientIds: [clientId], customerIds: [] }],
});
const roomOf = (clientId: number) => clientRoom('READ_CONSIGNMENT', clientId);

/** A socket that keeps only what rooms it is in. */
function newSocket() {
  const rooms = new Set<string>();
  const socket = {
    rooms,
    data: { id: 7 },
    handshake: { auth: { token: 'signed' }, headers: {} },
    join: (added: readonly string[]) => {
      for (const room of added) rooms.add(room);
    },
    leave: (room: string) => rooms.delete(room),
    emit: jest.fn(),
    once: jest.fn(),
    disconnect: jest.fn(),
  };
  return { rooms, socket: socket as unknown as LiveSocket };
}

/** An authenticator whose permissions are read by `session`; `notify` reports a change of the user. */
function authenticatorOf(session: jest.Mock, socket: LiveSocket) {
  let notify: (change: AccessChange) => void = () => undefined;
  const tokens = stub<TokenService>({
    verify: () => Promise.resolve(stub<SignedClaims>({ exp: Date.now() / 1_000 + 60 })),
    session,
    actor: () => Promise.resolve({}),
  });
  const authenticator = new SocketAuthenticator(
    tokens,
    stub<UserAccessCache>({ onChange: (callback) => void (notify = callback) }),
    stub<UserSessionRepository>({ listEnded: () => Promise.resolve([]) }),
    stub<PresenceService>({ leaveOutOfScope: () => Promise.resolve() }),
    stub<RoomPositions>({ latestOf: () => ({}) }),
    stub<ChangeTimes>({ recentIn: () => ({}) }),
  );
  authenticator.attach({ sockets: { sockets: new Map([['a', socket]]) } } as unknown as LiveServer);
  return {
    authenticator,
    notify: () => {
      notify({ affects: (userId) => userId === 7, isOfUser: true });
    },
  };
}

describe('the rooms of a socket', () => {
  it('are those of the latest change, even if an earlier one is read later', async () => {
    const { rooms, socket } = newSocket();
    let endSlowRead: (access: object) => void = () => undefined;
    const slowRead = new Promise<object>((resolve) => (endSlowRead = resolve));
    const session = jest.fn(() => Promise.resolve<object>(accessTo(10)));
    const { authenticator, notify } = authenticatorOf(session, socket);
    await authenticator.authenticate(socket);
    await authenticator.joinRooms(socket);
    expect(rooms).toContain(roomOf(10));

    session.mockReturnValueOnce(slowRead).mockResolvedValue(accessTo(20));
    notify();
    await new Promise(setImmediate);
    notify();
    await new Promise(setImmediate);
    endSlowRead(accessTo(10));
    await new Promise(setImmediate);

    authenticator.onApplicationShutdown();
    expect([rooms.has(roomOf(20)), rooms.has(roomOf(10))]).toEqual([true, false]);
  });
});
