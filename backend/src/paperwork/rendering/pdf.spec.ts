import { buffer } from 'node:stream/consumers';

import { renderPdf, type DrawPage } from './pdf.js';

describe('a PDF of many pages', () => {
  it('yields to other work after each page', async () => {
    const drawnAt: number[] = [];
    let turn = 0;
    let isDone = false;
    const others = () => {
      turn += 1;
      if (!isDone) setImmediate(others);
    };
    setImmediate(others);
    const page: DrawPage = () => drawnAt.push(turn);

    const pages = Array.from({ length: 30 }, () => page);
    const pdf = await buffer(renderPdf({ title: 'Labels', size: 'A6' }, pages));
    isDone = true;

    expect(new Set(drawnAt).size).toBe(pages.length);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
