import { createHash } from 'node:crypto';
import fs from 'node:fs';

import { carton, importFile } from '../../backend/src/imports/testing/import.fixture.js';
import { FlowHarness, order, readAcknowledgement } from '../support/client-flows.js';

let harness: FlowHarness;
beforeAll(async () => {
  harness = await FlowHarness.start('client_flows');
}, 120_000);
afterAll(() => harness.stop());

describe.each(['SFTP', 'FTP'] as const)('orders over %s', (type) => {
  it('are collected, acknowledged and filed', async () => {
    const { flow, at } = await harness.fileFlow(type);
    const content = importFile(
      order(`${type}-1`),
      order(`${type}-2`),
      `${type}-3,,No Suburb,,,,,${carton}`,
    );
    fs.writeFileSync(at('day.csv'), content);
    fs.writeFileSync(at('.hidden.csv'), content);
    fs.writeFileSync(at('growing.csv.part'), content);
    await harness.until(flow, ['FILED']);

    const result = readAcknowledgement(at('ack', 'day.csv.ack.json'));
    expect(result).toMatchObject({
      format: 'linehaul.ack.v1',
      fileName: 'day.csv',
      digest: createHash('sha256').update(content).digest('hex'),
      refusal: null,
      counts: { orders: 3, taken: 2, drafts: 0, known: 0, refused: 1 },
      orders: [
        {
          reference: `${type}-1`,
          result: 'TAKEN',
          connoteNumber: expect.stringMatching(/^EXPR/),
          totalCost: expect.any(Number),
          errors: [],
        },
        { reference: `${type}-2`, result: 'TAKEN' },
        { reference: `${type}-3`, result: 'REFUSED', consignmentId: null },
      ],
    });
    expect(fs.readFileSync(at('done', 'day.csv'), 'utf8')).toBe(content);
    expect(fs.readFileSync(at('error', 'day.csv.errors.csv'), 'utf8')).toContain(`${type}-3`);
    expect(fs.readdirSync(at())).toEqual(
      expect.arrayContaining(['.hidden.csv', 'growing.csv.part', 'ack', 'done', 'error']),
    );
    const [file] = await harness.filesOf(flow);
    expect(file).toMatchObject({ orders: 3, taken: 2, refused: 1, state: 'FILED' });
    expect(await harness.searchFor(flow, `${type}-2`)).toEqual(['day.csv']);
    expect(await harness.searchFor(flow, `${type}-4`)).toEqual([]);
    const detail = await harness.detailOf(file?.id ?? 0);
    expect(detail.steps.map(({ step }) => step)).toEqual([
      ...['FOUND', 'FETCHED', 'PLANNED', 'COMMITTED', 'ANSWERED', 'FILED'],
    ]);
    const [refusal] = detail.refusals;
    expect(refusal).toEqual({
      reference: `${type}-3`,
      message: refusal?.errors[0]?.message,
      errors: [
        { row: 4, field: expect.any(String), message: expect.any(String) },
        { row: 4, field: 'Suburb', message: 'No Suburb selected.' },
      ],
    });
    expect(detail.ignoredFields).toEqual([{ field: expect.any(String), nearest: null }]);
  });

  it('are imported once, however often and under whatever name they arrive', async () => {
    const { flow, at } = await harness.fileFlow(type);
    const content = importFile(order(`TWICE-${type}`));
    fs.writeFileSync(at('one.csv'), content);
    fs.writeFileSync(at('two.csv'), content);
    await harness.until(flow, ['FILED', 'SEEN_BEFORE']);
    fs.writeFileSync(at('one.csv'), content);
    fs.writeFileSync(at('other.csv'), importFile(order(`TWICE-${type}`)));
    await harness.until(flow, ['FILED', 'FILED', 'SEEN_BEFORE', 'SEEN_BEFORE']);

    expect(await harness.countOf(`TWICE-${type}`)).toBe(1);
    expect(readAcknowledgement(at('ack', 'other.csv.ack.json')).orders).toEqual([
      expect.objectContaining({
        result: 'KNOWN',
        connoteNumber: expect.stringMatching(/^EXPR/),
      }),
    ]);
    expect(fs.readdirSync(at('done')).sort()).toEqual([
      expect.stringMatching(/^one\.\d+\.csv$/),
      ...['one.csv', 'other.csv', 'two.csv'],
    ]);
  });

  it('that cannot be parsed are rejected with the reason, and moved to error', async () => {
    const { flow, at } = await harness.fileFlow(type);
    fs.writeFileSync(at('wrong.csv'), 'Nothing,of,this\n1,2,3\n');
    await harness.until(flow, ['FAILED']);

    expect(readAcknowledgement(at('ack', 'wrong.csv.ack.json')).refusal).toContain('Reference');
    expect(fs.existsSync(at('error', 'wrong.csv'))).toBe(true);
    const [file] = await harness.filesOf(flow);
    const { status } = await harness.admin.request('POST', `integration-file/${file?.id}/retry`);
    expect(status).toBe(409);
    expect(await harness.flowOf(flow)).toMatchObject({ failure: null, figures: { failed: 1 } });
  });
});
