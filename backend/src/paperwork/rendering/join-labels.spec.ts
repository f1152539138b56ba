import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { PDFDocument } from '@cantoo/pdf-lib';

import { labelsOf } from '../documents/label.document.js';
import { record } from '../testing/paper.fixture.js';
import { readPdf } from '../testing/read-pdf.js';
import { joinLabels } from './join-labels.js';
import type { JoinedLabels } from './paper.js';
import { PaperRenderer, RenderingLimits } from './paper-renderer.js';

const renderer = new PaperRenderer(new RenderingLimits());
afterAll(() => renderer.onModuleDestroy());

const own = labelsOf(record({}), { hasExtraPalletLabel: false }).slice(0, 2);

async function ofCarrier(width: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([width, 420]);
  return document.save();
}

const joined = (parts: JoinedLabels['parts']): JoinedLabels => ({ kind: 'JOINED_LABELS', parts });

async function widthsIn(pdf: Uint8Array): Promise<number[]> {
  const document = await PDFDocument.load(pdf);
  return document.getPages().map((page) => Math.round(page.getWidth()));
}

describe("carriers' labels among ours", () => {
  it('keep their order, and each its own size', async () => {
    const paper = joined([own, await ofCarrier(300), own, await ofCarrier(400)]);

    expect(await widthsIn(await joinLabels({ title: 'Labels' }, paper))).toEqual([
      298, 298, 300, 298, 298, 400,
    ]);
  });

  it('are joined in a thread', async () => {
    const paper = joined([await ofCarrier(300), own]);

    const drawn = await buffer(await renderer.render({ title: 'Labels', paper }, 1));

    expect(await widthsIn(drawn)).toEqual([300, 298, 298]);
  });

  it('have the title of the document, whatever the files of carriers are called', async () => {
    const pdf = await joinLabels({ title: 'Labels LKD1' }, joined([await ofCarrier(300)]));

    expect((await PDFDocument.load(pdf)).getTitle()).toBe('Labels LKD1');
  });

  it('say TEST on every page of a test environment', async () => {
    const paper = joined([await ofCarrier(300), own]);

    const drawn = await joinLabels({ title: 'TEST-Labels', isTest: true }, paper);

    const pages = await readPdf(Readable.from([drawn], { objectMode: false }));
    expect(pages.map(({ text }) => text.includes('TEST'))).toEqual([true, true, true]);
  });

  it('fail for a file that is not a PDF', async () => {
    await expect(
      joinLabels({ title: 'Labels' }, joined([Buffer.from('<html>')])),
    ).rejects.toThrow();
  });
});
