import fs from 'node:fs';

import type { ErrorView } from '../../backend/contracts/views/error.view.js';
import type {
  IntegrationFileDetailView,
  IntegrationFlowView,
} from '../../backend/contracts/views/integration-flow.view.js';
import { TestClient } from '../../backend/src/consignments/testing/shipping.fixture.js';
import { importFile } from '../../backend/src/imports/testing/import.fixture.js';
import { FlowCleanup } from '../../backend/src/integrations/client-flows/flow-cleanup.js';
import { FlowHarness, order } from '../support/client-flows.js';
import { parseJson } from '../support/json.js';

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
  it('is paused and resumed by one click, on behalf of the same user, and its history shows who did it and when', async () => {
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

  it('that failed before it was paused has not failed again when it is resumed', async () => {
    const { flow } = await harness.fileFlow('SFTP');
    await post(`integration-flow/${flow.id}/pause`);
    await harness.backend.database.query(
      `update integration_flow set failures = 3, failing_since = now(), failure = 'closed' where id = $1`,
      [flow.id],
    );
    const resumed = await post<IntegrationFlowView>(`integration-flow/${flow.id}/resume`);

    expect(resumed.body.failures).toBe(0);
  });
});

describe('a file that needs attention', () => {
  it('is ignored, as a step with user and time, and is not collected again', async () => {
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

  it('continues from its failed step when it is retried', async () => {
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

describe('an outgoing flow', () => {
  const names = (at: (...parts: string[]) => string) => fs.readdirSync(at()).sort();
  const read = (file: string) => parseJson<EventFile>(fs.readFileSync(file, 'utf8'));
  const resend = (flow: IntegrationFlowView, body: object, by = harness.admin) =>
    by.request<ErrorView>('POST', `integration-flow/${flow.id}/resend`, body);

  it('resends what it has sent, in new numbered files that say so, besides new events', async () => {
    const incoming = await harness.fileFlow('SFTP');
    const { flow, at } = await harness.fileFlow('SFTP', { kind: 'CONSIGNMENTS_OUT' });
    expect((await resend(flow, { fromNumber: 1 })).body.code).toBe('flow.nothing_sent');
    for (const number of [1, 2]) {
      fs.writeFileSync(incoming.at(`${number}.csv`), importFile(order(`AGAIN-${number}`)));
      await harness.until(incoming.flow, Array<string>(number).fill('FILED'));
      await harness.until(flow, Array<string>(number).fill('SENT'));
    }
    const file = (number: number) => at(`CON_${flow.id}_${String(number).padStart(6, '0')}.json`);
    expect((await resend(incoming.flow, { fromNumber: 1 })).status).toBe(409);
    expect((await resend(flow, { fromNumber: 3 })).status).toBe(400);
    expect((await resend(flow, {})).status).toBe(400);
    expect((await resend(flow, { from: '2999-01-01T00:00:00Z' })).status).toBe(400);
    expect((await resend(flow, { fromNumber: 2 }, outsider)).status).toBe(404);

    expect((await resend(flow, { fromNumber: 2, from: null })).status).toBe(204);
    await harness.until(flow, ['SENT', 'SENT', 'SENT']);
    expect(read(file(3))).toMatchObject({ resend: true, batch: 3 });
    expect(eventsIn(read(file(3)))).toEqual(eventsIn(read(file(2))));
    await harness.until(flow, ['SENT', 'SENT', 'SENT']);
    expect(await harness.flowOf(flow)).toMatchObject({ resend: null, lastNumber: 3 });
    expect((await resend(flow, { fromNumber: 3 })).status).toBe(400);

    expect((await resend(flow, { from: '2020-01-01T00:00:00Z' })).status).toBe(204);
    fs.writeFileSync(incoming.at('3.csv'), importFile(order('AGAIN-3')));
    await harness.until(incoming.flow, ['FILED', 'FILED', 'FILED']);
    await harness.until(flow, Array<string>(5).fill('SENT'));
    const again = [4, 5].map((number) => read(file(number)));
    const old = again.find((one) => one.resend === true);
    const fresh = again.find((one) => one.resend === undefined);
    expect(eventsIn(old)).toEqual([...eventsIn(read(file(1))), ...eventsIn(read(file(2)))]);
    expect(eventsIn(fresh).filter((id) => eventsIn(old).includes(id))).toEqual([]);
    expect(names(at)).toHaveLength(5);
  });

  it('resends once at a time, and stops on request', async () => {
    const incoming = await harness.fileFlow('SFTP');
    const { flow } = await harness.fileFlow('SFTP', { kind: 'CONSIGNMENTS_OUT' });
    fs.writeFileSync(incoming.at('a.csv'), importFile(order('STOPPED-1')));
    await harness.until(incoming.flow, ['FILED']);
    await harness.until(flow, ['SENT']);
    // nothing can be sent: the resend does not end by itself
    await harness.backend.database.query('update client_integration set port = 1 where id = $1', [
      flow.connection.id,
    ]);

    const { database } = harness.backend;
    await database.query(`update public_event_deletion set deleted_to = '2999-01-01'`);
    expect((await resend(flow, { fromNumber: 1 })).body.code).toBe('events.cursor_expired');
    await database.query('update public_event_deletion set deleted_to = null');
    const both = await Promise.all([1, 2].map(() => resend(flow, { fromNumber: 1 })));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await harness.flowOf(flow))?.resend).toMatchObject({ requestedBy: expect.any(String) });
    const stop = `integration-flow/${flow.id}/resend/stop`;
    expect((await post(stop, outsider)).status).toBe(404);
    expect([(await post(stop)).status, (await post(stop)).status]).toEqual([204, 204]);
    expect((await harness.flowOf(flow))?.resend).toBeNull();
    await post(`integration-flow/${flow.id}/pause`);
    expect((await resend(flow, { fromNumber: 1 })).body.code).toBe('flow.off');
  });
});

interface EventFile {
  readonly batch: number;
  readonly resend?: boolean;
  readonly events: readonly { readonly id: string }[];
}

const eventsIn = (file: EventFile | undefined) => (file?.events ?? []).map(({ id }) => id);
