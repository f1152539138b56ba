import { once } from 'node:events';

import { carton } from '../../consignments/testing/consignment.fixture.js';
import { labelsOf } from '../documents/label.document.js';
import { record } from '../testing/paper.fixture.js';
import { readPdf } from '../testing/read-pdf.js';
import { labelPage } from './label.page.js';
import { PaperRenderer, RenderingLimits } from './paper-renderer.js';
import { renderPdf } from './pdf.js';

const renderer = new PaperRenderer(new RenderingLimits());

afterAll(() => renderer.onModuleDestroy());

const labels = (quantity: number) => ({
  title: 'Labels',
  paper: {
    kind: 'LABELS' as const,
    documents: labelsOf(record({ items: [carton({ quantity })] }), { hasExtraPalletLabel: false }),
  },
});

/** Pages of a document that one user has drawn. */
const pagesFor = async (userId: number, quantity: number) =>
  readPdf(await renderer.render(labels(quantity), userId));

describe('drawing a document', () => {
  it('draws a long one in a thread exactly as it would inline', async () => {
    const { title, paper } = labels(40);
    const inline = await readPdf(renderPdf({ title, size: 'A6' }, paper.documents.map(labelPage)));

    const drawn = await pagesFor(1, 40);

    expect(drawn.map(({ text, size }) => ({ text, size }))).toEqual(
      inline.map(({ text, size }) => ({ text, size })),
    );
  });

  it('serves another user while the first has several queued', async () => {
    await Promise.all([pagesFor(1, 9), pagesFor(2, 9)]); // starts both threads
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    await Promise.all([
      pagesFor(1, 200).then(note('first of 1')),
      pagesFor(1, 200).then(note('second of 1')),
      pagesFor(1, 200).then(note('third of 1')),
      pagesFor(2, 9).then(note('of 2')),
    ]);
    expect(order.indexOf('of 2')).toBeLessThan(order.indexOf('second of 1'));
  });

  it("starts a user's next document once they stop reading the previous one", async () => {
    const abandoned = await renderer.render(labels(400), 3);
    await once(abandoned, 'readable');
    abandoned.destroy();

    expect(await pagesFor(3, 9)).toHaveLength(9);
  });

  it("starts a user's next document if they never read the previous one", async () => {
    const shortTimeout = new PaperRenderer(Object.assign(new RenderingLimits(), { maxSeconds: 8 }));
    try {
      const unread = await shortTimeout.render(labels(400), 1);
      const failure = once(unread, 'error');
      const next = await shortTimeout.render(labels(9), 1);

      expect(await readPdf(next)).toHaveLength(9);
      expect(String(await failure)).toMatch('could not be downloaded within 8 s');
    } finally {
      await shortTimeout.onModuleDestroy();
    }
  });
});
