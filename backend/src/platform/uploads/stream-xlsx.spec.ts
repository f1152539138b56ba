import { setImmediate } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';

import ExcelJS from 'exceljs';

import { streamXlsx, type StreamedCell } from './stream-xlsx.js';

const sheet = {
  name: 'Freight',
  columns: [{ heading: 'Day', format: 'dd/mm/yyyy' }, { heading: 'Company' }],
};

async function* pagesOf(...pages: StreamedCell[][][]) {
  for (const page of pages) {
    await setImmediate();
    yield page;
  }
}

async function read(file: NodeJS.ReadableStream): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await buffer(file)) as unknown as ArrayBuffer);
  return workbook;
}

describe('streamed workbook', () => {
  it('contains days as dates, and text that is never a formula', async () => {
    const day = new Date(Date.UTC(2026, 10, 23));
    const { worksheets } = await read(
      streamXlsx(sheet, pagesOf([[day, '=1+1']], [[null, 'Acme']])),
    );
    const [first] = worksheets;

    expect(first?.getRow(1).values).toEqual([undefined, 'Day', 'Company']);
    expect(first?.getCell('A2').value).toEqual(day);
    expect(first?.getCell('A2').numFmt).toBe('dd/mm/yyyy');
    expect(first?.getCell('B2').value).toBe('=1+1');
    expect(first?.getCell('B3').value).toBe('Acme');
  });

  it.each(['\0', '\ufffe', '\uffff'])('can be opened although a text contains %j', async (sign) => {
    const { worksheets } = await read(streamXlsx(sheet, pagesOf([[null, `Acme${sign} Pty`]])));

    expect(worksheets[0]?.getCell('B2').value).toBe('Acme Pty');
  });

  it('continues on another sheet when one is full', async () => {
    const rows = ['a', 'b', 'c'].map((name) => [null, name]);
    const { worksheets } = await read(streamXlsx(sheet, pagesOf(rows), 2));

    expect(worksheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ['Freight', 3],
      ['Freight 2', 2],
    ]);
  });

  it('aborts when a page cannot be read', async () => {
    async function* failing() {
      yield* pagesOf([[null, 'a']]);
      throw new Error('gone');
    }
    await expect(buffer(streamXlsx(sheet, failing()))).rejects.toThrow('gone');
  });

  it('requests no page without a reader, or after the reader has disconnected', async () => {
    const pages = { asked: 0, isOver: false };
    async function* endless() {
      try {
        for (;;) {
          pages.asked += 1;
          await setImmediate();
          yield Array.from({ length: 500 }, () => [null, String(Math.random()).repeat(20)]);
        }
      } finally {
        pages.isOver = true;
      }
    }
    const file = streamXlsx(sheet, endless());
    let before = -1;
    while (pages.asked !== before) {
      before = pages.asked;
      for (let turn = 0; turn < 200; turn += 1) await setImmediate();
    }
    expect(pages.asked).toBeLessThan(50);

    file.destroy();
    while (!pages.isOver) await setImmediate();
    expect(pages.asked).toBeLessThan(50);
  });
});
