import fs from 'node:fs';
import path from 'node:path';

import { api } from './api';

const root = path.resolve(__dirname, '../..');
const apiFiles = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.api.ts'));

describe('endpoints', () => {
  it('have unique names across all features', async () => {
    expect(apiFiles.length).toBeGreaterThan(30);
    for (const file of apiFiles) await import(path.join(root, file));
  });

  it('throw if a name is taken', () => {
    const declare = () =>
      api.injectEndpoints({
        endpoints: (build) => ({ thing: build.query<null, undefined>({ query: () => 'thing' }) }),
      });
    declare();

    expect(declare).toThrow('thing');
  });
});
