import { READ_ATTEMPTS } from '../../carrier-adapters/kit/carrier-client.js';
import { ConsignmentEventReader } from '../../consignments/index.js';
import { TryAgainLater } from '../../platform/jobs/job-task.js';
import { AccountFixture } from './account-integration.fixture.js';

/** Simulates a crash of the process: nothing is recorded. */
class Killed extends Error {}

/** The same sequence in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const MANIFESTS = 6;
const SHIPMENTS_EACH = 5;
const KILLS = 10;

let fixture: AccountFixture;

beforeAll(async () => {
  fixture = await AccountFixture.open('account_integration', 'STARTRACK');
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.beforeCall = () => undefined;
  fixture.double.failEach('HANG', () => false);
});

/** Retries as the queue does. @returns the runs it took */
async function untilDone(manifestId: number): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const isDone = await fixture.run(manifestId, attempt).then(
      () => true,
      (error: unknown) => {
        if (error instanceof TryAgainLater || error instanceof Killed) return false;
        throw error;
      },
    );
    if (isDone) return attempt;
  }
}

const connoteOf = async (id: number) =>
  (await new ConsignmentEventReader(fixture.store).getUnscoped(id)).connote?.connoteNumber;

describe('a manifest on an account with a carrier', () => {
  it('becomes shipments and an order at the carrier, and the consignments get their connotes', async () => {
    const id = await fixture.createManifest(2);

    await fixture.run(id);

    const [order] = fixture.double.state.orders.slice(-1);
    expect(await fixture.eventsOf(id)).toMatchObject([
      {
        type: 'ManifestTransmitted',
        data: { integrationManifestId: order?.order_id, fileName: `MAN-${id}` },
      },
    ]);
    expect(order?.order_reference).toBe(`LH-MAN-${id}-1`);
    expect(new Set([await connoteOf(id), await connoteOf(id + 1)]).size).toBe(2);
  });

  it('has its labels stored sealed before the connotes are known', async () => {
    const id = await fixture.createManifest(1);

    await fixture.run(id);

    const [row] = await fixture.database.query<{ label: Buffer; connote_number: string }[]>(
      'select * from carrier_shipment where consignment_id = $1',
      [id],
    );
    const label = (await fixture.shipments.listLabels([id])).get(id);
    expect(label?.toString('latin1')).toMatch(/^%PDF/);
    expect(row?.label.toString('latin1')).not.toContain('%PDF');
    expect(row?.connote_number).toBe(await connoteOf(id));
  });

  it("fails permanently with the carrier's message if rejected, and names the consignment", async () => {
    const id = await fixture.createManifest(2);
    fixture.double.state.account.isCreditBlocked = true;

    await fixture.run(id);
    fixture.double.state.account.isCreditBlocked = false;

    expect(await fixture.eventsOf(id)).toMatchObject([
      { type: 'TransmissionFailed', data: { nextTryAt: null, attempt: 1 } },
    ]);
  });

  it('is retried while the carrier is unavailable', async () => {
    const id = await fixture.createManifest(1);
    fixture.double.fail('RESET_BEFORE_WORK', 'POST /shipping/v1/shipments');
    fixture.double.fail('RESET_BEFORE_WORK', 'GET /shipping/v1/shipments', READ_ATTEMPTS);

    await expect(fixture.run(id)).rejects.toBeInstanceOf(TryAgainLater);
    await fixture.run(id, 2);

    expect((await fixture.eventsOf(id)).map(({ type }) => type)).toEqual([
      'TransmissionFailed',
      'ManifestTransmitted',
    ]);
  });

  it('exists once at the carrier, with every label, when responses are lost and workers crash midway', async () => {
    const before = fixture.double.state.shipments.size;
    const ordersBefore = fixture.double.state.orders.length;
    const random = seededRandom(4711);
    let kills = 0;
    fixture.double.failEach('RESET_AFTER_WORK', ({ method }) => method !== 'GET' && random() < 0.2);
    const killSometimes = () => {
      if (kills >= KILLS || random() > 0.1) return;
      kills += 1;
      throw new Killed();
    };
    const ids: number[] = [];
    for (let n = 0; n < MANIFESTS; n += 1) {
      const id = await fixture.createManifest(SHIPMENTS_EACH);
      ids.push(...Array.from({ length: SHIPMENTS_EACH }, (_, index) => id + index));
      // once per manifest for certain, then at random
      let calls = 0;
      fixture.beforeCall = () => {
        calls += 1;
        if (calls === SHIPMENTS_EACH && kills < KILLS) {
          kills += 1;
          throw new Killed();
        }
        killSometimes();
      };
      await untilDone(id);
    }

    const { shipments, orders } = fixture.double.state;
    const taken = [...shipments.values()].slice(before);
    expect(kills).toBe(KILLS);
    expect(taken).toHaveLength(MANIFESTS * SHIPMENTS_EACH);
    expect(new Set(taken.map(({ body }) => body.shipment_reference)).size).toBe(taken.length);
    expect(taken.every(({ order_id }) => order_id !== null)).toBe(true);
    expect(orders.length - ordersBefore).toBe(MANIFESTS);
    expect((await fixture.shipments.listLabels(ids)).size).toBe(ids.length);
    const connotes = await Promise.all(ids.map(connoteOf));
    expect(new Set(connotes).size).toBe(ids.length);
    expect(connotes).not.toContain(undefined);
  });
});
