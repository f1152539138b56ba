import { buffer } from 'node:stream/consumers';

import { PDFDocument } from '@cantoo/pdf-lib';

import { renderPaper } from './paper.js';
import type { DrawPage } from './pdf.js';

const A6 = { size: 'A6', title: 'Labels' } as const;
const drawn: DrawPage = (pdf) => void pdf.text('ours', 10, 10);

async function ofCarrier(width: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([width, 420]);
  return Buffer.from(await document.save());
}

const widthsOf = async (parts: Parameters<typeof renderPaper>[1]) => {
  const document = await PDFDocument.load(await buffer(renderPaper(A6, parts)));
  return document.getPages().map((page) => Math.round(page.getWidth()));
};

describe('a document with pages of carriers', () => {
  it('has the pages of all in order, each in its own size', async () => {
    const parts = [drawn, await ofCarrier(300), drawn, drawn, await ofCarrier(400)];

    expect(await widthsOf(parts)).toEqual([298, 300, 298, 298, 400]);
  });

  it('is a stream of our pages where there are no others', async () => {
    expect(await widthsOf([drawn, drawn])).toEqual([298, 298]);
  });

  it('has the title of the document, whatever the files of carriers are called', async () => {
    const paper = await buffer(renderPaper(A6, [await ofCarrier(300)]));

    expect((await PDFDocument.load(paper)).getTitle()).toBe('Labels');
  });

  it('fails for a file of a carrier that is none', async () => {
    await expect(buffer(renderPaper(A6, [Buffer.from('<html>')]))).rejects.toThrow();
  });
});
