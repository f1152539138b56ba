import type { CarrierZoneView, ZoneReportView } from '@contracts/views/carrier-zone.view.js';

import { TestClient } from '../../testing/test-client.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { OfferService } from '../offers/offer.service.js';
import { someContent, someTariffs } from '../testing/sample-tariffs.js';

let backend: RunningBackend;
let admin: TestClient;

beforeAll(async () => {
  backend = await startBackend('zone_spelling');
  await someTariffs(backend);
  await backend.database.query(`select setval(pg_get_serial_sequence('carrier_zone', 'id'), 100)`);
  admin = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
});
afterAll(() => backend.stop());

async function upload(lines: readonly string[]): Promise<ZoneReportView> {
  const form = new FormData();
  form.set('carrierId', '1');
  const csv = ['Suburb,Postcode,State,Zone,Zone Priority', ...lines, ''].join('\r\n');
  form.set('file', new Blob([csv]), 'zones.csv');
  return (await admin.upload<ZoneReportView>('carrier-zone/bulk-carrier-zone-upload', form)).body;
}

const zones = async () =>
  (await admin.request<CarrierZoneView[]>('GET', 'carrier-zone/by-carrier?carrierId=1')).body.map(
    ({ zone, zonePriority }) => `${zone} ${zonePriority}`,
  );

describe('a zone file that spells zones differently', () => {
  it('leaves suburbs in the zones of the rate card', async () => {
    expect(await upload(['MELBOURNE,3000,VIC,Mel,1'])).toMatchObject({ inserted: 0, unchanged: 1 });

    expect(await zones()).toEqual(['MEL 1', 'SYD 1']);
    const { offers } = await backend.app
      .get(OfferService)
      .quote({ clientId: 11, content: someContent });
    expect(offers).toHaveLength(2);
  });

  it('adds one zone for all spellings', async () => {
    await upload(['MELBOURNE,3000,VIC,Metro,2', 'SYDNEY,2000,NSW,METRO,2']);

    expect(await zones()).toEqual(['MEL 1', 'SYD 1', 'Metro 2']);
  });
});
