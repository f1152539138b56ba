import type {
  AmendedConsignmentView,
  ConsignmentView,
  CreatedConsignmentView,
} from '@contracts/views/consignment.view.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { ExplainedOffersView } from '@contracts/views/offer.view.js';

import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import {
  goods,
  requestOffer,
  seedShipping,
  shipment,
  TestClient,
  tomorrow,
} from '../testing/shipping.fixture.js';

let backend: RunningBackend;
let user: TestClient;
let view: ConsignmentView;

const heavier = { items: [{ ...goods.items[0], quantity: 5 }] };

/** Northern has an account of two numbers; both are on consignments. */
beforeAll(async () => {
  backend = await startBackend('last_number');
  await seedShipping(backend);
  await backend.database.query(`
    insert into account_range_usage
        (client_carrier_account_id, client_id, prefix_range_id, allotted, assigned, is_exhausted)
      select a.id, 10, p.prefix_range_id, 2, 0, false
        from client_carrier_account a join connote_prefix p on p.id = a.connote_prefix_id
       where p.connote_prefix = 'NOR'`);
  user = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  const northern = shipment({}, await requestOffer(user, 'Northern'));
  const create = () => user.request<CreatedConsignmentView>('POST', 'consignment', northern);
  await create();
  const { id } = (await create()).body;
  view = (await user.request<ConsignmentView>('GET', `consignment/${id}`)).body;
  await backend.database.query('update account_range_usage set assigned = 2, latest_number = 2');
}, 60_000);

afterAll(() => backend.stop());

const explain = async (request: object) =>
  (await user.request<ExplainedOffersView>('POST', 'consignment/offers/explained', request)).body;

const carriersOf = ({ offers }: ExplainedOffersView) =>
  offers.map(({ carrierDisplayName }) => carrierDisplayName);

describe('once the numbers of an account are used up', () => {
  it('its carrier has no offer for a new consignment', async () => {
    const explained = await explain(shipment({}, heavier));

    expect(carriersOf(explained)).not.toContain('Northern');
    expect(explained.rejections).toContainEqual(
      expect.objectContaining({ carrier: 'Northern', code: 'RANGE_EXHAUSTED' }),
    );
  });

  it('a consignment that has one of them can still be changed', async () => {
    const edited = { ...shipment({}, heavier), id: view.id, revision: view.revision };
    const { offers } = await explain(edited);
    const offer = offers.find(({ carrierDisplayName }) => carrierDisplayName === 'Northern');
    expect(offer).toBeDefined();

    const { status, body } = await user.request<AmendedConsignmentView & ErrorView>(
      'PUT',
      'consignment',
      { ...edited, offer: { ...edited.offer, ...offer, ...heavier } },
    );
    expect(status).toBe(200);
    expect(body.connoteNumber).toBe(view.connoteNumber);
  });

  it("a child client gets no offer for its parent's number", async () => {
    const child = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 11 });
    const [senderAddress, deliveryAddress] = [501, 502].map((id) => ({ suburb: { id } }));
    const request = (id: number | null) => ({
      ...{ id, clientId: 11, consignmentType: 'QUOTE', dispatchedAt: tomorrow() },
      offer: { ...heavier, senderAddress, deliveryAddress },
    });
    const carriers = async (id: number | null) =>
      carriersOf(
        (
          await child.request<ExplainedOffersView>(
            'POST',
            'consignment/offers/explained',
            request(id),
          )
        ).body,
      );

    expect(await carriers(null)).toContain('Southern');
    expect(await carriers(view.id)).not.toContain('Northern');
  });
});
