import { CommandBus, QueryBus } from '@nestjs/cqrs';

import type { CreatedConsignmentView } from '@contracts/views/consignment.view.js';
import type { OfferView } from '@contracts/views/offer.view.js';

import { AddressService } from '../../address-book/index.js';
import { systemActor } from '../../platform/actor.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { NotYetDelivered } from '../domain/consignment.errors.js';
import { FindPerson } from '../queries/find-person.query.js';
import { TestClient, requestOffer, seedShipping, shipment } from '../testing/shipping.fixture.js';
import { ErasePersonalData } from './erase-personal-data.command.js';

const seedReceiver = `
  update address set company = 'Jana Novak', contact_name = 'Jana Novak', address_line1 = '8 Novak Lane',
    email = 'Jana@Novak.example', phone_number = '0400 111 222' where id = 2`;

let backend: RunningBackend;
let user: TestClient;
let auditor: TestClient;
let southern: OfferView;

beforeAll(async () => {
  backend = await startBackend('erasing');
  await seedShipping(backend);
  await backend.database.query(seedReceiver);
  user = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  auditor = await TestClient.signIn(backend, { role: 'AUDITOR', customerId: 1 });
  southern = await requestOffer(user, 'Southern');
}, 60_000);

afterAll(() => backend.stop());

const createConsignment = async () => {
  const { body } = await user.request<CreatedConsignmentView>(
    'POST',
    'consignment',
    shipment({}, southern),
  );
  return body.id;
};
const find = (emailOrPhone: string) =>
  backend.app.get(QueryBus).execute(new FindPerson(emailOrPhone));
const erase = (id: number) =>
  backend.app
    .get(CommandBus)
    .execute(new ErasePersonalData(id, ['RECEIVER'], systemActor('Erasure by operator')));
const readAllTexts = async (id: number) => {
  const paths = [`consignment/${id}`, `consignment/${id}/history`, `consignment/${id}/history/0`];
  const responses = await Promise.all(paths.map((path) => auditor.requestText('GET', path)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  return responses.map(({ text }) => text).join();
};

describe('a person who requests erasure', () => {
  it.each(['jana@novak.example', ' JANA@novak.example', '0400111222', '+61 400 111 222'])(
    'is found however the contact is typed: %s',
    async (emailOrPhone) => {
      const id = await createConsignment();

      expect(await find(emailOrPhone)).toContainEqual({
        consignmentId: id,
        parties: ['RECEIVER'],
      });
    },
  );

  it('is not found by part of a phone number or email', async () => {
    await createConsignment();

    expect(await find('novak.example')).toEqual([]);
    expect(await find('0400')).toEqual([]);
  });

  it('is erased everywhere, and no longer found', async () => {
    const id = await createConsignment();
    expect(await readAllTexts(id)).toMatch(/novak/i);
    await user.request('DELETE', `consignment?ids=${id}`);

    await erase(id);

    const texts = await readAllTexts(id);
    expect(texts).not.toMatch(/novak|0400/i);
    expect(texts).toContain('Name and address of the receiver erased');
    expect(texts).toContain('Erasure by operator');
    expect((await find('0400111222')).map(({ consignmentId }) => consignmentId)).not.toContain(id);
  });

  it('is found in address books as well', async () => {
    const entries = await backend.app.get(AddressService).findByContactUnscoped('0400 111222');

    expect(entries.map(({ id, clientId }) => ({ id, clientId }))).toEqual([
      { id: 2, clientId: 10 },
    ]);
  });

  it('is not erased while the goods are still to be delivered', async () => {
    const id = await createConsignment();

    await expect(erase(id)).rejects.toThrow(NotYetDelivered);
    expect(await readAllTexts(id)).toMatch(/novak/i);
  });
});
