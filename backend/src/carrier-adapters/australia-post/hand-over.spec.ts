import { Rejected } from '../kit/index.js';
import { callOf, networkTransport, READ_ATTEMPTS } from '../kit/carrier-client.js';
import { handOver, type HandedOver } from '../kit/hand-over.js';
import type { Shipment } from '../kit/shipment.js';
import { shipmentFor } from '../kit/testing/contract-subject.js';
import { loopbackPolicy } from '../../platform/outgoing/testing/loopback-policy.js';
import { australiaPost } from './adapter.js';
import { type AustraliaPostDouble, startAustraliaPost } from './double/server.js';
import { sendManifest } from './manifests.js';
import { settings as form } from './settings.js';
import { announce } from './shipments.js';

const SHIPMENTS = 500;
const SHIPMENTS_PER_MANIFEST = 25;
const KILLS = 50;

/** Deterministic across runs. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('shipments handed over to Australia Post', () => {
  let double: AustraliaPostDouble;

  beforeEach(async () => {
    double = await startAustraliaPost('EPARCEL');
  });

  afterEach(async () => {
    await double.close();
  });

  const call = () => {
    const { number, apiKey, password } = double.state.account;
    const settings = form.schema.parse({
      accountType: 'EPARCEL',
      accountNumber: number,
      apiKey,
      password,
      environment: 'TESTBED',
      labelLayout: 'A6-1pp',
    });
    return callOf(australiaPost, settings, {
      transport: networkTransport(loopbackPolicy()),
      now: () => new Date('2026-11-25T00:00:00Z'),
      log: () => undefined,
      server: double.url,
      pause: () => Promise.resolve(),
    });
  };

  /** Retries as the queue does; a kill breaks the connection in the middle of a change and loses all state. */
  const untilDone = async (ourReference: string, shipments: readonly Shipment[]) => {
    for (let attempt = 0; ; attempt += 1) {
      const work = { ourReference, shipper: 'Wattle', shipments, isRepeated: attempt > 0 };
      const done = await handOver(australiaPost, work, call()).catch((error: unknown) => {
        if (error instanceof Rejected) throw error;
        return null;
      });
      if (done) return done;
    }
  };

  it('are all lodged once, 500 in total, when a fifth of the responses are lost and 50 attempts are interrupted', async () => {
    const random = seededRandom(4711);
    let kills = 0;
    double.failEach('RESET_AFTER_WORK', ({ method }) => method !== 'GET' && random() < 0.2);
    const cutOff = () => {
      if (kills >= KILLS) return;
      kills += 1;
      // the search after a lost response fails too: the outcome stays unknown
      double.fail('RESET_AFTER_WORK', 'POST /shipping/v1/shipments');
      double.fail('RESET_BEFORE_WORK', 'GET /shipping/v1/shipments', READ_ATTEMPTS);
    };

    const receipts: HandedOver[] = [];
    for (let number = 0; number < SHIPMENTS / SHIPMENTS_PER_MANIFEST; number += 1) {
      const shipments = Array.from({ length: SHIPMENTS_PER_MANIFEST }, () => shipmentFor('T28S'));
      for (let cut = 0; cut < 3; cut += 1) cutOff();
      receipts.push(await untilDone(`LH-MAN-${number}-1`, shipments));
    }

    const { shipments, orders } = double.state;
    const references = [...shipments.values()].map(({ body }) => body.shipment_reference);
    expect(kills).toBe(KILLS);
    expect(references).toHaveLength(SHIPMENTS);
    expect(new Set(references).size).toBe(SHIPMENTS);
    expect([...shipments.values()].every(({ order_id }) => order_id !== null)).toBe(true);
    expect(orders).toHaveLength(SHIPMENTS / SHIPMENTS_PER_MANIFEST);
    expect(receipts.flatMap((one) => one.references)).toEqual(orders.map((one) => one.order_id));
    expect(new Set(receipts.flatMap((one) => one.announced.map((a) => a.connoteNumber))).size).toBe(
      SHIPMENTS,
    );
  });

  it('are sent twice by a caller that does not search first', async () => {
    const shipment = shipmentFor('T28S');
    double.fail('RESET_AFTER_WORK', 'POST /shipping/v1/shipments');
    double.fail('RESET_BEFORE_WORK', 'GET /shipping/v1/shipments', READ_ATTEMPTS);
    const work = { ourReference: 'LH-MAN-1-1', shipper: 'Wattle', shipments: [shipment] };

    await handOver(australiaPost, { ...work, isRepeated: false }, call()).catch(() => null);
    await handOver(australiaPost, { ...work, isRepeated: false }, call());

    expect(double.state.shipments.size).toBe(2);
  });

  it('are announced before those of earlier attempts are looked up, and lodged in their own order', async () => {
    const shipments = Array.from({ length: 4 }, () => shipmentFor('T28S'));
    const work = { ourReference: 'LH-MAN-1-1', shipper: 'Wattle', shipments, isRepeated: true };
    for (const shipment of shipments.slice(0, 2)) await announce(shipment, call());
    const order: number[] = [];
    const onAnnounced = (_announced: unknown, index: number) => {
      order.push(index);
      return Promise.resolve();
    };

    const stored = new Set([0, 1]);
    const done = await handOver(australiaPost, { ...work, stored, onAnnounced }, call());

    const announced = [...double.state.shipments.values()];
    expect(order).toEqual([2, 3, 0, 1]);
    expect(done.announced.map(({ carrierReference }) => carrierReference)).toEqual(
      announced.map(({ shipment_id }) => shipment_id),
    );
    expect(announced.map(({ body }) => body.shipment_reference)).toEqual(
      shipments.map(({ ourReference }) => ourReference),
    );
  });

  it('are all lodged after an attempt that was interrupted between two orders, each order under its own name', async () => {
    const shipments = Array.from({ length: 3 }, () => shipmentFor('T28S'));
    const manifest = { ourReference: 'LH-MAN-1-1', shipper: 'Wattle' };
    const lodged = [];
    for (const shipment of shipments.slice(0, 2)) {
      const { carrierReference } = await announce(shipment, call());
      lodged.push({ carrierReference, pieces: 1500 }); // more than fit in one order
    }
    await sendManifest({ ...manifest, shipments: lodged }, call());

    const done = await handOver(
      australiaPost,
      { ...manifest, shipments, isRepeated: true },
      call(),
    );

    const names = double.state.orders.map(({ order_reference }) => order_reference);
    expect(done.references).toEqual(double.state.orders.map(({ order_id }) => order_id));
    expect(done.references).toHaveLength(3);
    expect(new Set(names).size).toBe(3);
  });

  it('stop at the one that the carrier rejects, with its reason', async () => {
    const wrong = shipmentFor('XX9');
    const work = { ourReference: 'LH-MAN-1-1', shipper: 'Wattle', isRepeated: false };

    const failure = handOver(australiaPost, { ...work, shipments: [wrong] }, call());

    await expect(failure).rejects.toThrow('The product XX9 is not in the contract');
    expect(double.state.orders).toHaveLength(0);
  });
});
