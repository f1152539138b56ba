import { Readable } from 'node:stream';

import { stub } from '../../../test/support/stub.js';
import type { ManifestEventReader } from '../manifests/index.js';
import { systemActor } from '../platform/actor.js';
import { PaperTurns } from './paper-turns.js';
import { PaperworkService } from './paperwork.service.js';
import type { OpenManifestQueries } from './queries/open-manifest.queries.js';
import type { PaperworkQueries } from './queries/paperwork.queries.js';
import type { PaperRenderer } from './rendering/paper-renderer.js';

const actor = systemActor('Test');
const ids = (count: number) => Array.from({ length: count }, (_none, index) => index + 1);
const settled = () => new Promise(setImmediate);

/** A service that records the sizes of the documents it reads, and draws when released. */
function startService() {
  const read: number[] = [];
  const releases: (() => void)[] = [];
  const service = new PaperworkService(
    stub<PaperworkQueries>({
      labels: (requested) => {
        read.push(requested.length);
        return Promise.resolve([{ connoteNumber: 'C1', clientId: 7, ofCarrier: null, own: [] }]);
      },
    }),
    stub<ManifestEventReader>({}),
    stub<OpenManifestQueries>({}),
    stub<PaperRenderer>({
      render: () =>
        new Promise((resolve) => {
          releases.push(() => {
            resolve(Readable.from(['%PDF']));
          });
        }),
    }),
    new PaperTurns(),
  );
  const open = async (count: number) => (await service.labels(ids(count), actor)).open();
  return { service, read, releases, open };
}

describe('documents of many consignments', () => {
  it('are read once the previous one of the user is being drawn, while a short one does not wait', async () => {
    const { read, releases, open } = startService();
    const documents = [open(200), open(201)];
    await settled();
    expect(read).toEqual([200]);

    const short = open(50);
    await settled();
    expect(read).toEqual([200, 50]);

    releases.shift()?.();
    await documents[0];
    await settled();
    expect(read).toEqual([200, 50, 201]);
    for (const release of releases) release();
    await Promise.all([short, ...documents]);
  });

  it('that are closed instead of opened do not hold up the next', async () => {
    const { service, read } = startService();
    const unopened = await service.labels(ids(200), actor);
    const next = service.labels(ids(201), actor);
    unopened.close();
    unopened.close();

    await next;
    expect(read).toEqual([200, 201]);
  });
});
