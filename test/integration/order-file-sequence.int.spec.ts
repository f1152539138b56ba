import fs from 'node:fs';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';

import { importFile } from '../../backend/src/imports/testing/import.fixture.js';
import { FlowHarness, order, readAcknowledgement } from '../support/client-flows.js';
import { startWorker } from '../support/start-worker.js';

let harness: FlowHarness;
beforeAll(async () => {
  harness = await FlowHarness.start('order_file_sequence');
  const second = await startWorker(harness.backend);
  harness.closing.unshift(() => second.close());
}, 120_000);
afterAll(() => harness.stop());

const withQuantity = (reference: string, quantity: number) =>
  order(reference).replace(',2,', `,${quantity},`);

async function quantityOf(consignmentId: unknown) {
  const way = `consignment/${String(consignmentId)}`;
  const { body } = await harness.admin.request<ConsignmentView>('GET', way);
  return body.offer.items.map(({ quantity }) => quantity);
}

describe('two files that update the same orders, with two workers', () => {
  it('are saved in their order, however long the older one takes: the newest says how an order is', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { options: { whenKnown: 'UPDATE' } });
    const others = Array.from({ length: 250 }, (_, no) => order(`SEQ-OTHER-${no}`));
    fs.writeFileSync(at('0.csv'), importFile(withQuantity('SEQ-KNOWN', 2)));
    await harness.until(flow, ['FILED']);

    const both = (quantity: number) => [
      withQuantity('SEQ-KNOWN', quantity),
      withQuantity('SEQ-NEW', quantity),
    ];
    fs.writeFileSync(at('1.csv'), importFile(...others, ...both(3)));
    fs.writeFileSync(at('2.csv'), importFile(...both(4)));
    for (const no of [1, 2]) fs.utimesSync(at(`${no}.csv`), no, no);
    await harness.until(flow, ['FILED', 'FILED', 'FILED']);

    const { counts, orders } = readAcknowledgement(at('ack', '2.csv.ack.json'));
    expect(counts).toMatchObject({ taken: 2, refused: 0 });
    expect(readAcknowledgement(at('ack', '1.csv.ack.json')).counts).toMatchObject({
      ...{ taken: 252, refused: 0 },
    });
    for (const { consignmentId } of orders) expect(await quantityOf(consignmentId)).toEqual([4]);
    expect(await harness.countOf('SEQ-NEW')).toBe(1);
  }, 120_000);
});
