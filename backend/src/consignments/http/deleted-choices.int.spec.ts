import type {
  AmendedConsignmentView,
  ConsignmentView,
  CreatedConsignmentView,
} from '@contracts/views/consignment.view.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { ExplainedOffersView } from '@contracts/views/offer.view.js';

import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { requestOffer, seedShipping, shipment, TestClient } from '../testing/shipping.fixture.js';

let backend: RunningBackend;
let user: TestClient;
let view: ConsignmentView;

const choices = {
  categoryEntryPicks: [{ categoryId: 71, categoryEntryId: 72 }],
  clientPayerAccount: { id: 5 },
};

/** A consignment whose receiver, category and payer account are deleted afterwards. */
beforeAll(async () => {
  backend = await startBackend('deleted_choices');
  await seedShipping(backend);
  await backend.database.query(`
    insert into address
        (id, client_id, is_default, status, address_class, company, address_line1, locality_id, search_text)
      values (5, 10, false, 'VALID', 'BUSINESS', 'Closed Clinic', '9 Sydney Road', 502, '');
    insert into client_payer_account (id, client_id, carrier_id, account_number, description, who_pays)
      select 5, 10, id, '80012', 'Head office', 'RECEIVER' from carrier where display_name = 'Southern'`);
  user = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 10 });
  const request = shipment(choices, { deliveryAddressId: 5 });
  const offer = await requestOffer(user, 'Southern', request);
  const { body } = await user.request<CreatedConsignmentView>('POST', 'consignment', {
    ...request,
    offer: { ...offer, ...request.offer },
  });
  view = (await user.request<ConsignmentView>('GET', `consignment/${body.id}`)).body;

  expect((await user.request('DELETE', 'address?ids=5')).status).toBe(204);
  await backend.database.query(
    'delete from category_entry where id = 72; delete from category where id = 71; delete from client_payer_account',
  );
}, 60_000);

afterAll(() => backend.stop());

const explain = (request: object) =>
  user.request<ExplainedOffersView>('POST', 'consignment/offers/explained', request);

describe('a consignment whose choices were deleted', () => {
  it('still has offers, and can be saved with them', async () => {
    const edited = { ...view, consignmentReferences: ['PO 9'] };
    const { status, body } = await explain(edited);
    expect(status).toBe(200);
    expect(body.offers.map(({ carrierDisplayName }) => carrierDisplayName)).toEqual(['Southern']);

    expect(
      (await user.request<AmendedConsignmentView & ErrorView>('PUT', 'consignment', edited)).status,
    ).toBe(200);
    expect(
      (await user.request<ConsignmentView>('GET', `consignment/${view.id}`)).body,
    ).toMatchObject({
      consignmentReferences: ['PO 9'],
      categoryEntryPicks: [{ categoryEntry: { entryDesc: 'Melbourne' } }],
      clientPayerAccount: { accountNumber: '80012' },
      offer: { deliveryAddress: { company: 'Closed Clinic' } },
    });
  });

  it.each([
    ['the category', { categoryEntryPicks: choices.categoryEntryPicks }],
    ['the payer account', { clientPayerAccount: choices.clientPayerAccount }],
  ])('does not make %s valid for a new consignment', async (_case, chosen) => {
    expect((await explain(shipment(chosen))).status).toBe(404);
  });
});
