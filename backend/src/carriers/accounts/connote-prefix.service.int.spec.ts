import { Logger } from '@nestjs/common';

import type { PrefixView } from '@contracts/views/carrier-account.view.js';

import {
  accountPath,
  CarrierAccountFixture,
  toPrefixBody,
} from '../testing/carrier-account.fixture.js';
import { ConnotePrefixRepository } from './connote-prefix.repository.js';

let fixture: CarrierAccountFixture;

beforeAll(async () => {
  fixture = await CarrierAccountFixture.start('connote_prefix');
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
});
afterAll(() => fixture.backend.stop());

/** The next prefix is saved, but the database's response is lost. */
function loseNextResponse(): void {
  const prefixes = fixture.backend.app.get(ConnotePrefixRepository);
  const add = prefixes.add.bind(prefixes);
  jest.spyOn(prefixes, 'add').mockImplementationOnce(async (...prefix) => {
    await add(...prefix);
    throw new Error('Connection terminated unexpectedly');
  });
}

describe('a connote prefix whose response from the database is lost', () => {
  const addPrefix = (body: object, key: string) =>
    fixture.admin.request<PrefixView>('POST', `${accountPath}/prefix`, body, {
      'Idempotency-Key': key,
    });

  it('keeps its numbers, and is returned when the request is repeated', async () => {
    const { id } = await fixture.addAccount();
    const body = toPrefixBody(id, { connotePrefix: 'LOST' });
    loseNextResponse();

    const lost = await addPrefix(body, 'lost');
    const repeated = await addPrefix(body, 'lost');

    expect(lost.status).toBe(503);
    expect(repeated).toMatchObject({ status: 200, body: { connotePrefix: 'LOST' } });
    expect((await fixture.addClientAccount(repeated.body.id, 10)).status).toBe(200);
    const types = (await fixture.rangeEvents(repeated.body.id)).map(({ type }) => type);
    expect(types).toEqual(['RangeRegistered', 'RangeAllotted']);
  });
});
