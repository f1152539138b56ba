import { InvalidRequest } from '../../../platform/invalid-request.js';
import { requestValidation } from '../../../platform/http/validation.pipe.js';
import { ListManifestsDto } from './list-manifests.dto.js';

const parse = (query: object): Promise<unknown> =>
  requestValidation().transform(query, { type: 'query', metatype: ListManifestsDto });

describe('the days of a manifest list', () => {
  it('are instants', async () => {
    const from = '2026-03-02T14:00:00.000Z';

    expect(await parse({ from })).toMatchObject({ from: new Date(from) });
  });

  it.each([
    ['in no year that Postgres knows', '-271821-04-20T00:00:00.000Z'],
    ['before year 1', '0000-01-01T00:00:00.000Z'],
    ['in a year of five digits', '+275760-09-13T00:00:00.000Z'],
    ['that is none', 'yesterday'],
  ])('are rejected if one is %s', async (_case, day) => {
    await expect(parse({ from: day })).rejects.toThrow(InvalidRequest);
    await expect(parse({ to: day })).rejects.toThrow(InvalidRequest);
  });
});
