import { EventEmitter } from 'node:events';

import type { LiveRows } from '@contracts/realtime/messages.js';

import type { LiveServer } from './live-socket.js';
import type { CheckpointQueries } from './queries/checkpoint.queries.js';
import { audienceOf } from './socket-rooms.policy.js';
import { RoomPositions, RoomSender } from './room-sender.js';

const ofClient = { readModel: 'consignment-list', clientId: 10, customerId: 1 } as const;
const [clientRoom = '', customerRoom = ''] = audienceOf(ofClient);
const rows = { readModel: 'consignment-list', clientId: 10, position: '7' } as LiveRows;

/** A server with these sockets; `sent` is what each received. */
function serverWith(sockets: Readonly<Record<string, { rooms: string[]; waiting?: string[] }>>) {
  const rooms = new Map<string, Set<string>>();
  const sent: [string, string][] = [];
  const connections = new Map<string, EventEmitter>();
  const known = Object.entries(sockets).map(([id, { rooms: joined, waiting = [] }]) => {
    for (const room of joined) rooms.set(room, new Set([...(rooms.get(room) ?? []), id]));
    const conn = Object.assign(new EventEmitter(), {
      writeBuffer: waiting.map((data) => ({ data })),
    });
    connections.set(id, conn);
    const emit = (name: string) => sent.push([id, name]);
    return [id, { id, conn, rooms: new Set(joined), emit }] as const;
  });
  const local = {
    to: (to: readonly string[]) => ({
      except: (left: readonly string[]) => ({
        emit: (name: string) => {
          const ids = new Set(to.flatMap((room) => [...(rooms.get(room) ?? [])]));
          for (const id of ids) if (!left.includes(id)) sent.push([id, name]);
        },
      }),
    }),
  };
  const server = { local, sockets: { adapter: { rooms }, sockets: new Map(known) } };
  return {
    sender: new RoomSender(server as unknown as LiveServer),
    sent,
    drain: (id: string) => connections.get(id)?.emit('drain'),
    leave: (id: string, room: string) => {
      rooms.get(room)?.delete(id);
      new Map(known).get(id)?.rooms.delete(room);
    },
  };
}

const backlog = ['x'.repeat(300_000)];

describe('sending rows to a room', () => {
  it('leaves out a slow socket, and notifies it to reload once it keeps up', () => {
    const { sender, sent, drain } = serverWith({
      quick: { rooms: [clientRoom] },
      slow: { rooms: [customerRoom], waiting: backlog },
    });

    sender.sendRows(1, rows);
    sender.sendRows(1, rows);
    expect(sent).toEqual([
      ['quick', 'rows'],
      ['quick', 'rows'],
    ]);

    drain('slow');
    expect(sent.slice(2)).toEqual([['slow', 'rows-changed']]);
  });

  it('sends nothing to a socket that has since left the room', () => {
    const { sender, sent, drain, leave } = serverWith({
      slow: { rooms: [clientRoom], waiting: backlog },
    });
    sender.sendRows(1, rows);
    leave('slow', clientRoom);
    drain('slow');

    expect(sent).toEqual([]);
  });

  it('is skipped without listeners', () => {
    const { sender } = serverWith({ one: { rooms: [clientRoom] } });

    expect(sender.hasListeners(ofClient)).toBe(true);
    expect(sender.hasListeners({ ...ofClient, clientId: 20, customerId: 2 })).toBe(false);
  });
});

describe('the position of the last change', () => {
  it('is read again after a failure, and is unknown until then', async () => {
    const findLatest = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('Connection terminated'))
      .mockResolvedValueOnce('0000000000000000005');
    const positions = new RoomPositions({ findLatest } as unknown as CheckpointQueries);

    const begun = positions.begin();
    expect(positions.latestOf([clientRoom])).toEqual({ position: null, positions: null });
    await begun;

    expect(positions.latestOf([clientRoom]).position).toBe('0000000000000000005');
  });

  it('never goes back, although a rebuilt list announces older changes', async () => {
    const findLatest = () => Promise.resolve('1');
    const positions = new RoomPositions({ findLatest } as unknown as CheckpointQueries);
    await positions.begin();

    for (const position of ['7', '3']) positions.record({ ...ofClient, position, rows: [] });

    expect(positions.latestOf([clientRoom]).position).toBe('7');
  });

  it('is that of each read model, since each follows the events at its own pace', async () => {
    const findLatest = () => Promise.resolve('1');
    const positions = new RoomPositions({ findLatest } as unknown as CheckpointQueries);
    await positions.begin();

    positions.record({ ...ofClient, position: '7', rows: [] });
    positions.record({ ...ofClient, readModel: 'tracking', position: '5', rows: [] });

    expect(positions.latestOf([clientRoom])).toEqual({
      position: '7',
      positions: {
        'consignment-list': '7',
        tracking: '5',
        'manifest-list': '1',
        'open-manifest': '1',
      },
    });
  });
});
