import { numbered, summaryAfter } from '../../consignments/testing/consignment.fixture.js';
import { OfferService } from '../../pricing/index.js';
import { someContent, someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { EtaRecalculation } from './manifesting-process.js';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('eta');
  await someTariffs(backend);
  await backend.database.query(`
    insert into account_range_usage
        (client_carrier_account_id, client_id, prefix_range_id, allotted, assigned, is_exhausted)
      values (1, 10, 71, 2, 0, false)`);
});

afterAll(() => backend.stop());

/** A consignment of the only account, to leave on 1 April 2026. */
async function shipped() {
  const { offers } = await backend.app
    .get(OfferService)
    .quote({ clientId: 10, content: someContent });
  const [offer] = offers;
  if (!offer) throw new Error('no offer');
  const data = { consignmentId: 1, owner: { clientId: 10, clientName: '', customerId: 1 } };
  return summaryAfter(
    { type: 'ConsignmentCreated', data: { ...data, content: someContent } },
    { type: 'OfferSelected', data: { offer: offer.data } },
    numbered,
  );
}

describe('the ETA of a consignment that moves to another day', () => {
  it.each([
    ['as long as the account has numbers', 1],
    ['if the last number of the account is on it', 2],
  ])('GAP-30 counts from that day %s', async (_case, assigned) => {
    const consignment = await shipped();
    await backend.database.query('update account_range_usage set assigned = $1', [assigned]);

    const eta = backend.app.get(EtaRecalculation).calculate(consignment, '2026-04-08');
    expect(await eta).toBe('2026-04-09');
  });
});
