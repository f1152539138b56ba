import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../frontend/src');

/** Names of the RTK Query endpoints in the files of the feature and shared APIs. */
const endpoints = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.api.ts'))
  .flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(/^ +(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm)].map(
      ([, name]) => ({ name, file }),
    );
  });

describe('the endpoints of the API slice', () => {
  it('have one name each: the second of a name is ignored by injectEndpoints', () => {
    const names = endpoints.map(({ name }) => name);
    const repeated = endpoints.filter(({ name }, index) => names.indexOf(name) !== index);

    expect(endpoints.length).toBeGreaterThan(150);
    expect(repeated).toEqual([]);
  });
});
