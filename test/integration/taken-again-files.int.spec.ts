import fs from 'node:fs';

import type { ErrorView } from '@contracts/views/error.view.js';
import type { IntegrationFileDetailView } from '@contracts/views/integration-flow.view.js';

import { TestClient } from '../../backend/src/consignments/testing/shipping.fixture.js';
import { importFile } from '../../backend/src/imports/testing/import.fixture.js';
import { type FileFlow, FlowHarness, order, readAcknowledgement } from '../support/client-flows.js';

let harness: FlowHarness;
beforeAll(async () => {
  harness = await FlowHarness.start('taken_again_files');
}, 120_000);
afterAll(() => harness.stop());

/** A flow that has received the same content as `first.csv` and `second.csv`. */
async function withDuplicate(reference: string, options: object = {}): Promise<FileFlow> {
  const flow = await harness.fileFlow('SFTP', { options });
  const content = importFile(order(reference));
  for (const [index, name] of ['first.csv', 'second.csv'].entries()) {
    fs.writeFileSync(flow.at(name), content);
    fs.utimesSync(flow.at(name), index, index);
  }
  await harness.until(flow.flow, ['FILED', 'SEEN_BEFORE']);
  return flow;
}

const fileOf = async ({ flow }: FileFlow, name: string) =>
  harness.detailOf((await harness.filesOf(flow)).find((file) => file.name === name)?.id ?? 0);

const takeAgain = (id: number, by = harness.admin) =>
  by.request<IntegrationFileDetailView & ErrorView>('POST', `integration-file/${id}/take-again`);

describe('a duplicate that a user imports again', () => {
  it('is imported by the rules of its flow and acknowledged again, which doubles no order', async () => {
    const flow = await withDuplicate('AGAIN-1');
    const { id, canTakeAgain } = await fileOf(flow, 'second.csv');
    expect(canTakeAgain).toBe(true);

    const answers = await Promise.all([takeAgain(id), takeAgain(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await harness.until(flow.flow, ['FILED', 'FILED']);

    expect(fs.readdirSync(flow.at('ack')).sort()).toEqual([
      'first.csv.ack.json',
      `second.csv.${id}.ack.json`,
      'second.csv.ack.json',
    ]);
    const { digest, counts, refusal } = readAcknowledgement(
      flow.at('ack', `second.csv.${id}.ack.json`),
    );
    expect({ counts, refusal }).toMatchObject({ counts: { taken: 0, known: 1 }, refusal: null });
    expect(digest).toBe((await fileOf(flow, 'first.csv')).digest);
    expect(await harness.countOf('AGAIN-1')).toBe(1);
    const { steps } = await fileOf(flow, 'second.csv');
    expect(steps.filter(({ step }) => step === 'TAKEN_AGAIN')).toMatchObject([
      { details: 'customer_admin-1@x.example' },
    ]);
    expect((await takeAgain(id)).body.state).toBe('FILED');
  });

  it('is not possible for a file that was no duplicate, without its content, and to others', async () => {
    const flow = await withDuplicate('AGAIN-3');
    const first = await fileOf(flow, 'first.csv');
    const second = await fileOf(flow, 'second.csv');
    const stranger = await TestClient.signIn(harness.backend, {
      role: 'CUSTOMER_ADMIN',
      customerId: 2,
    });

    expect(await takeAgain(first.id)).toMatchObject({
      status: 409,
      body: { code: 'flow.file_not_repeated' },
    });
    expect((await takeAgain(second.id, stranger)).status).toBe(404);
    await harness.backend.database.query('delete from import_file where import_id = $1', [
      first.importId,
    ]);
    expect((await takeAgain(second.id)).status).toBe(409);
    expect((await fileOf(flow, 'second.csv')).canTakeAgain).toBe(false);
  });

  it('continues where it was if it was ignored', async () => {
    const flow = await harness.fileFlow('SFTP', { options: { commit: 'REVIEW' } });
    fs.writeFileSync(flow.at('look.csv'), importFile(order('AGAIN-4')));
    await harness.until(flow.flow, ['WAITS_FOR_REVIEW']);
    const { id } = await fileOf(flow, 'look.csv');
    await harness.admin.request('POST', `integration-file/${id}/ignore`);

    expect((await takeAgain(id)).body.state).toBe('WAITS_FOR_REVIEW');
  });
});
