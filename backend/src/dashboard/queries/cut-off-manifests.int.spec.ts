import { fillList, listRow } from '../../consignments/testing/list-rows.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { readReadyFreight } from './cut-off-manifests.js';

const TODAY = '2026-11-20';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('cut_off_freight');
  await backend.database.query(someClients);
  const ready = { dispatchDate: TODAY, permanentBooking: true } as const;
  await fillList(backend.database, [
    listRow({ id: 1, ...ready, senderState: 'NSW' }),
    listRow({ id: 2, ...ready, senderState: 'VIC', consignmentType: 'RETURN' }),
    listRow({ id: 3, ...ready, senderState: 'WA', consignmentType: 'THIRD_PARTY' }),
  ]);
});

afterAll(() => backend.stop());

describe('freight ready for a cut-off', () => {
  it('MAN-59 has a regular pickup only if it leaves from the client', async () => {
    const owners = { clientIds: [10], customerIds: [] };
    const freight = await readReadyFreight(backend.database.manager, owners, TODAY);

    const pickups = freight.map(({ senderState, isPermanent }) => `${senderState} ${isPermanent}`);
    expect(pickups.sort()).toEqual(['NSW true', 'VIC false', 'WA false']);
  });
});
