import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { SimulatedCarrier } from './simulated-carrier.js';

const party = (state: string) => ({ company: 'Banksia', suburb: 'Somewhere', state });
const manifest = {
  manifestId: 7,
  manifestNumber: 'MAN-7',
  carrier: { name: 'Southern Star Express', account: 'CFP1' },
  consignments: [
    {
      consignmentId: 11,
      connoteNumber: 'SSEX00000001',
      authorityToLeave: false,
      sender: party('VIC'),
      receiver: party('NSW'),
    },
  ],
};
const booking = {
  bookingId: 'booking-7',
  manifestId: 7,
  manifestNumber: 'MAN-7',
  readyTime: '2026-11-20T04:00:00Z',
  closingTime: '2026-11-20T06:00:00Z',
};

let folder: string;
let now: Date;
const openCarrier = () => new SimulatedCarrier({ folder, secondsPerStep: 8, now: () => now });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simulated-carrier-'));
  now = new Date('2026-11-20T04:00:00Z');
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

describe('receiving a manifest', () => {
  it('is idempotent', () => {
    const simulated = openCarrier();
    simulated.receiveManifest(manifest);
    now = new Date('2026-11-20T04:00:20Z');
    simulated.advance();
    simulated.receiveManifest(manifest);
    now = new Date('2026-11-20T05:00:00Z');

    simulated.advance();

    expect(simulated.scansAfter('', 100).events).toHaveLength(5);
  });

  it('issues a stable connote to a consignment without one', () => {
    const unnumbered = {
      ...manifest,
      consignments: [{ ...manifest.consignments[0], connoteNumber: null }],
    };

    const first = openCarrier().receiveManifest(unnumbered);
    const second = openCarrier().receiveManifest(unnumbered);

    expect(first.consignments).toEqual([{ consignmentId: 11, connoteNumber: 'SIM000000011' }]);
    expect(second).toEqual(first);
  });

  it('rejects anything that is not a manifest', () => {
    expect(() => openCarrier().receiveManifest({ manifestId: 7 })).toThrow();
  });
});

describe('tracking feed', () => {
  it('continues at the cursor, even after a crash', () => {
    const simulated = openCarrier();
    simulated.receiveManifest(manifest);
    now = new Date('2026-11-20T04:00:09Z');
    simulated.advance();
    const { cursor } = simulated.scansAfter('', 100);
    fs.appendFileSync(path.join(folder, 'scans.jsonl'), '{"half":');

    const restarted = openCarrier();
    now = new Date('2026-11-20T04:00:17Z');
    restarted.advance();

    expect(restarted.scansAfter(cursor, 100).events).toMatchObject([{ status: 'IN_TRANSIT' }]);
  });

  it('separates the consignments of each account', () => {
    const simulated = openCarrier();
    simulated.receiveManifest(manifest);
    now = new Date('2026-11-20T05:00:00Z');
    simulated.advance();

    expect(simulated.scansAfter('', 100, 'CFP1').events).not.toEqual([]);
    expect(simulated.scansAfter('', 100, 'RED9')).toEqual({ cursor: '5', events: [] });
  });
});

describe('booking a pickup', () => {
  it('returns the same reference for a repeated booking, and a different one for a different booking', () => {
    const first = openCarrier().receiveBooking(booking);

    expect(openCarrier().receiveBooking(booking)).toEqual(first);
    expect(openCarrier().receiveBooking({ ...booking, bookingId: 'booking-8' })).not.toEqual(first);
  });
});
