import { readCells, readFile } from '../testing/read-file.js';
import type { FileError } from './unreadable-file.js';

const withBom = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('a text file', () => {
  const text = 'Name,Rate\nCafé,1.5\n';

  it.each<[string, Buffer | string]>([
    ['UTF-8', text],
    ['UTF-8 with a byte order mark', `\ufeff${text}`],
    ['UTF-16 LE', withBom(text)],
    ['UTF-16 BE', withBom(text).swap16()],
    ['UTF-16 LE without a byte order mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE without a byte order mark', Buffer.from(text, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['semicolons', text.replaceAll(',', ';')],
    ['tabs', text.replaceAll(',', '\t')],
    ['pipes', text.replaceAll(',', '|')],
    ['classic Mac line endings', text.replaceAll('\n', '\r')],
    ['Windows line endings', text.replaceAll('\n', '\r\n')],
    ['a delimiter named in the file', `sep=;\r\n${text.replaceAll(',', ';')}`],
    ['headings in a different case and order', 'rate , NAME\n1.5,Café\n'],
    ['tabs, as spreadsheets save "Unicode text"', withBom(text.replaceAll(',', '\t'))],
  ])('is read in %s', async (_, content) => {
    expect(await readCells(content)).toEqual([['Café', '1.5']]);
  });

  it('keeps line numbers across empty rows and multi-line cells', async () => {
    const lines = await readFile('Name,Rate\n\n,\n"a\nb",1\nc,2\n');

    expect(lines.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [5, 'a\nb'],
      [6, 'c'],
    ]);
  });

  it.each([
    ['Windows line endings, then others', 'Name,Rate\r\na,1\nb,2\n'],
    ['others, then Windows line endings', 'Name,Rate\na,1\r\nb,2\r\n'],
  ])('is read with %s, as when lines were appended on another system', async (_, content) => {
    expect((await readFile(content)).map(({ row, cells }) => [row, ...cells])).toEqual([
      [2, 'a', '1'],
      [3, 'b', '2'],
    ]);
  });

  it('reports the row shifted by an unquoted comma, but accepts extra empty cells', async () => {
    await expect(readFile('Name,Rate\na,1,,\nb,1,234.50\n')).rejects.toMatchObject({
      error: 'rowTooWide',
      details: [3],
    });
    expect(await readCells('Name,Rate\na,1,,\nb,"1,234.50"\n')).toEqual([
      ['a', '1'],
      ['b', '1,234.50'],
    ]);
  });

  it.each<[FileError, string, Buffer | string]>([
    ['columnRepeated', 'a column twice', 'Name,Rate,rate\na,1,2\n'],
    ['columnMissing', 'nothing', ''],
    ['columnMissing', 'only a byte order mark', '\ufeff'],
    ['columnMissing', 'many byte order marks', '\ufeff'.repeat(10_000)],
    ['columnMissing', 'no such column', 'Rate\n1\n'],
    ['tooManyRows', 'too many rows', `Name\n${'x\n'.repeat(1_001)}`],
    ['tooManyRows', 'empty rows', `Name\n${'\n'.repeat(1_001)}`],
    ['tooManyRows', 'rows of only delimiters', `Name,Rate\n${',\n'.repeat(1_001)}`],
    ['tooManyColumns', 'too many columns', `Name${',x'.repeat(500)}\n`],
    ['tooManyColumns', 'a row of only delimiters', `Name\n${','.repeat(600)}\n`],
    ['rowTooLong', 'only delimiters', ','.repeat(9_000_000)],
    ['rowTooLong', 'only line endings', '\r\n'.repeat(4_500_000)],
    ['rowTooLong', 'one line of 10 MB', `Name\n${'x'.repeat(10_000_000)}`],
    ['rowTooLong', 'a quote that swallows the rest', `Name\n"${'x\n'.repeat(70_000)}`],
    ['headingTooLong', 'a heading of 30,000 letters', `Name,${'x'.repeat(30_000)}\na,b\n`],
    ['cellTooLong', 'a cell longer than a spreadsheet allows', `Name\n${'x'.repeat(32_768)}\n`],
    ['notReadable', 'a quote that never closes', 'Name\n"open\n'],
    ['notReadable', 'a quote inside a cell', 'Name\na"b\n'],
    ['notATable', 'NULs', Buffer.alloc(1_000_000)],
    ['notATable', 'a NUL in a cell', 'Name\na\0b\n'],
    ['notATable', 'JSON', '{"Name": 1}'],
    ['notATable', 'HTML', '\n <html>'],
    ['notATable', 'PDF', '%PDF-1.7'],
    ['notATable', 'PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['notATable', 'JPEG', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
    ['notATable', 'gzip', Buffer.from('\x1f\x8b\x08', 'latin1')],
    ['oldOrLocked', 'an old workbook', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')],
  ])('is rejected as %s: %s', async (error, _, content) => {
    await expect(readFile(content)).rejects.toMatchObject({ error });
  });
});
