import { ReadModelProgress } from '../../platform/read-your-writes/positions.interceptor.js';
import {
  backend,
  carton,
  createdSince,
  file,
  lastId,
  receiver,
  setUpConsignmentImports,
  upload,
} from './import-consignments.fixture.js';

setUpConsignmentImports('import_outdated_list');

it('GAP-17 imports nothing while the list still lacks the newest references', async () => {
  await upload(file(`EARLIER,,${receiver},${carton}`));
  const before = await lastId();
  const progress = backend.app.get(ReadModelProgress, { strict: false });
  jest.spyOn(progress, 'waitFor').mockResolvedValueOnce('');

  const response = await upload(file(`NEXT,,${receiver},${carton}`));

  expect(response).toMatchObject({ status: 503, body: { code: 'server.busy' } });
  expect(await createdSince(before)).toEqual([]);
});
