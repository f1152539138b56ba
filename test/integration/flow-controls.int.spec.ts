import fs from 'node:fs';

import type {
  IntegrationFileDetailView,
  IntegrationFlowView,
} from '../../backend/contracts/views/integration-flow.view.js';
import { TestClient } from '../../backend/src/consignments/testing/shipping.fixture.js';
import { importFile } from '../../backend/src/imports/testing/import.fixture.js';
import { FlowCleanup } from '../../backend/src/integrations/client-flows/flow-cleanup.js';
import { FlowHarness, order } from '../support/client-flows.js';

let harness: FlowHarness;
let outsider: TestClient;
beforeAll(async () => {
  harness = await FlowHarness.start('flow_controls');
  outsider = await TestClient.signIn(harness.backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
}, 120_000);
afterAll(() => harness.stop());

const post = <View>(way: string, by = harness.admin) => by.request<View>('POST', way);
const fileOf = async (flow: IntegrationFlowView) => (await harness.filesOf(flow))[0]?.id ?? 0;

describe('a flow', () => {
  it('is paused and resumed by one click, for the same person, with who and when in its history', async () => {
    const { flow, at } = await harness.fileFlow('SFTP');
    const colleague = await TestClient.signIn(harness.backend, {
      role: 'CUSTOMER_USER',
      customerId: 1,
    });
    const twice = await Promise.all(
      [1, 2].map(() => post<IntegrationFlowView>(`integration-flow/${flow.id}/pause`, colleague)),
    );
    fs.writeFileSync(at('later.csv'), importFile(order('LATER-1')));

    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]?.body).toMatchObject({
      isActive: false,
      nextRunAt: null,
      actsFor: flow.actsFor,
    });
    expect((await post(`integration-flow/${flow.id}/run`)).status).toBe(409);
    const resumed = await post<IntegrationFlowView>(`integration-flow/${flow.id}/resume`);
    expect(resumed.body).toMatchObject({ isActive: true, actsFor: flow.actsFor });
    await harness.until(flow, ['FILED']);
    const changes = await harness.backend.database.query<{ by: string; is: boolean }[]>(
      `select actor ->> 'name' as by, (after ->> 'isActive')::boolean as is from audit_entry
        where record_type = 'integration_flow' and record_id = $1 and before is not null order by id`,
      [String(flow.id)],
    );
    expect(changes.map(({ is }) => is)).toEqual([false, true]);
    expect(new Set(changes.map(({ by }) => by)).size).toBe(2);
    expect((await post(`integration-flow/${flow.id}/pause`, outsider)).status).toBe(404);
    expect((await post(`integration-flow/${flow.id}/resume`, outsider)).status).toBe(404);
  });
});

describe('a file that needs attention', () => {
  it('is left aside, with who and when as a step, and is not collected again', async () => {
    const { flow, at } = await harness.fileFlow('SFTP');
    fs.writeFileSync(at('wrong.csv'), 'Nothing,of,this\n1,2,3\n');
    await harness.until(flow, ['FAILED']);
    const id = await fileOf(flow);
    const first = await post<IntegrationFileDetailView>(`integration-file/${id}/ignore`);
    const again = await post<IntegrationFileDetailView>(`integration-file/${id}/ignore`);

    expect(first.status).toBe(200);
    expect(first.body.state).toBe('IGNORED');
    expect(first.body.steps.at(-1)).toMatchObject({ step: 'IGNORED', details: expect.any(String) });
    expect(again.body.steps).toEqual(first.body.steps);
    expect(await harness.flowOf(flow)).toMatchObject({ figures: { failed: 0 } });
    expect((await post(`integration-file/${id}/ignore`, outsider)).status).toBe(404);
    await harness.run(flow);
    expect(await harness.states(flow)).toEqual(['IGNORED']);
  });

  it('is taken up again where it was when it is retried', async () => {
    const { flow, at } = await harness.fileFlow('SFTP', { options: { commit: 'REVIEW' } });
    fs.writeFileSync(at('look.csv'), importFile(order('IGNORED-1')));
    await harness.until(flow, ['WAITS_FOR_REVIEW']);
    const id = await fileOf(flow);
    await post(`integration-file/${id}/ignore`);
    expect(await harness.flowOf(flow)).toMatchObject({ figures: { toReview: 0 } });
    await harness.until(flow, ['IGNORED']);
    await harness.backend.database.query(
      `update integration_file set updated_at = now() - interval '401 days' where id = $1`,
      [id],
    );
    await harness.worker.get(FlowCleanup).deleteOld();

    expect((await post(`integration-file/${id}/retry`)).status).toBe(200);
    expect((await post(`integration-file/${id}/retry`)).status).toBe(409);
    await harness.until(flow, ['WAITS_FOR_REVIEW']);
    await harness.commit(flow, 'look.csv');
    await harness.until(flow, ['FILED']);
    expect(await harness.countOf('IGNORED-1')).toBe(1);
    expect((await post(`integration-file/${id}/ignore`)).status).toBe(409);
  });
});
