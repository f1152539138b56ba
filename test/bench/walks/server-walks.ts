import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';
import { io, type Socket } from 'socket.io-client';

import type { LiveRows } from '@contracts/realtime/messages.js';
import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { CreatedManifestView } from '@contracts/views/manifest.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import {
  ApiClient,
  createConsignment,
  listConsignments,
  prepareConsignment,
  withOffer,
} from '../../support/api-client.js';
import { until } from '../../support/load.js';
import type { ServerWalk } from './walk.js';

const SETTLING_MS = 500;
const SHIPPER = 'sydney@banksia.example';
const ADMIN = 'super@linehaul.example';

/** Holds the connections to the product. */
interface Server {
  readonly url: string;
  readonly database: pg.Client;
  readonly socket: Socket;
  readonly shipper: ApiClient;
  readonly admin: ApiClient;
}

export interface ServerWalks {
  readonly walks: readonly ServerWalk[];
  readonly stop: () => Promise<void>;
}

/** Opens the walks that begin with a request over HTTP. */
export async function openServerWalks(url: string, databaseUrl: string): Promise<ServerWalks> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const shipper = await ApiClient.signIn(url, SHIPPER);
  const admin = await ApiClient.signIn(url, ADMIN);
  const socket = await openSocket(url, shipper);
  const server: Server = { url, database, socket, shipper, admin };
  return {
    walks: [create(server), offers(server), manifest(server), list(server), rateCard(server)],
    stop: async () => {
      socket.close();
      await database.end();
    },
  };
}

const create = (server: Server): ServerWalk => ({
  name: 'create',
  what: 'create a consignment, to rows and socket',
  target: 102,
  processes: ['backend', 'projections'],
  prepare: async () => {
    const { shipper } = server;
    const request = await withOffer(shipper, await prepareConsignment(shipper));
    return async () => {
      const changes = rowChangesOn(server.socket);
      const { id } = await shipper.expect<CreatedConsignmentView>('POST', 'consignment', request);
      await changes.include(id);
      await settle(server.database);
    };
  },
});

const offers = ({ shipper }: Server): ServerWalk => ({
  name: 'offers',
  what: 'price an offer of every service of a client',
  target: 63,
  processes: ['backend'],
  prepare: async () => {
    const request = await prepareConsignment(shipper);
    return () => shipper.expect('POST', 'consignment/offers', request);
  },
});

const manifest = ({ shipper, database }: Server): ServerWalk => ({
  name: 'manifest',
  what: 'manifest a consignment and transmit it',
  target: 97,
  processes: ['backend', 'worker', 'projections'],
  prepare: async () => {
    const { id } = await createConsignment(shipper);
    await settle(database);
    return async () => {
      const request = { consignmentIds: [id], autoPickupBooking: false };
      const created = await shipper.expect<CreatedManifestView>('POST', 'manifest', request);
      await until(
        () => dataStatusOf(database, created.id),
        (status) => status === 'SENT',
      );
      await settle(database);
    };
  },
});

const list = ({ url }: Server): ServerWalk => ({
  name: 'list-server',
  what: 'answer a page of the consignment list',
  target: 34,
  processes: ['backend'],
  prepare: async () => {
    const reader = await ApiClient.signIn(url, SHIPPER); // has made no changes that the list would have to wait for
    return () => listConsignments(reader);
  },
});

const rateCard = ({ url, shipper, admin, database }: Server): ServerWalk => ({
  name: 'rate-card',
  what: 'upload a rate card',
  target: 32,
  processes: ['backend'],
  prepare: async () => {
    const request = await prepareConsignment(shipper);
    const [offer] = await shipper.expect<OfferView[]>('POST', 'consignment/offers', request);
    if (!offer) throw new Error('no carrier offers anything');
    const form = new FormData();
    form.append('clientCarrierAccountId', String(offer.clientCarrierAccountId));
    form.append('file', new Blob([await cardFor(database, offer.carrierId ?? 0)]), 'rates.csv');
    return async () => {
      const response = await fetch(`${url}/api/v1/rate-card/bulk-rate-card-upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.token ?? ''}` },
        body: form,
      });
      const report = await response.text();
      if (!report.includes('"inserted":1')) throw new Error(`the rate card: ${report}`);
    };
  },
});

/** Writes a rate card with one lane at a new price, since unchanged prices would be skipped. */
async function cardFor(database: pg.Client, carrierId: number): Promise<string> {
  const { rows } = await database.query<{ service: string; zone: string }>(
    `select service_type as service, zone from carrier_service_type
     join carrier_zone using (carrier_id) where carrier_id = $1 limit 1`,
    [carrierId],
  );
  const { service = '', zone = '' } = rows[0] ?? {};
  const basic = (1 + Math.random() * 1000).toFixed(2);
  const lines = [
    'Service Type,From Zone,To Zone,Rate Type,Basic,Minimum,Rate',
    [service, zone, zone, 'KG', basic, 10, 0.5].join(','),
  ];
  return lines.join('\n');
}

async function openSocket(url: string, { token }: ApiClient): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], auth: { token }, forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Collects the ids that the socket receives from now on, since rows may arrive before the response to their change. */
function rowChangesOn(socket: Socket) {
  const ids = new Set<number>();
  const listener = ({ rows }: LiveRows) => {
    for (const { id } of rows) ids.add(id);
  };
  socket.on('rows', listener);
  return {
    include: async (id: number) => {
      await until(
        () => Promise.resolve(ids.has(id)),
        (isSent) => isSent,
      );
      socket.off('rows', listener);
    },
  };
}

async function dataStatusOf(database: pg.Client, id: number): Promise<string | undefined> {
  const { rows } = await database.query<{ status: string }>(
    'select data_status as status from manifest_list where id = $1',
    [id],
  );
  return rows[0]?.status;
}

/** Waits until no projection has moved for a while. */
async function settle(database: pg.Client): Promise<void> {
  const positions = async () => {
    const { rows } = await database.query(
      'select name, position from projection_checkpoint order by name',
    );
    return JSON.stringify(rows);
  };
  for (let before = ''; ;) {
    const now = await positions();
    if (now === before) return;
    before = now;
    await pause(SETTLING_MS);
  }
}
