import {
  buildWorkbook,
  buildZip,
  textRow,
  workbookEntries,
  type WorkbookParts,
} from '../../testing/build-zip.js';
import { readCells, readFile } from '../../testing/read-file.js';
import type { FileError } from '../unreadable-file.js';

const heading = textRow('Name', 'Rate');
const sheet = (...rows: string[]): WorkbookParts => ({ sheets: [heading + rows.join('')] });
const workbook = (...rows: string[]) => buildWorkbook(sheet(...rows));
describe('a workbook', () => {
  it('is read as its cells are displayed', async () => {
    const file = buildWorkbook({
      sharedStrings:
        '<si><t>Shared</t></si><si><r><t>Ri</t></r><r><t>ch</t></r><rPh><t>x</t></rPh></si>',
      formats: ['General', 'dd/mm/yyyy', '0000', '[Red]0.00', '&quot;day&quot; 0'],
      sheets: [
        `${heading}<row r="5"><c r="A5" t="s"><v>0</v></c><c r="B5"><v>8.9000000000000004</v></c></row>
         <row r="6"><c r="A6" t="s"><v>1</v></c><c r="B6" s="1"><v>46349.75</v></c></row>
         <row r="7"><c r="A7" s="2"><v>800</v></c><c r="B7" s="3"><v>1.50</v></c></row>
         <row><c t="str"><f>A1</f><v>Result</v></c><c s="4"><v>46349</v></c></row>
         <row><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c></row>
         <row><c r="B10" t="inlineStr"><is><t>only B</t></is></c></row>`,
      ],
    });

    expect((await readFile(file)).map(({ row, cells }) => [row, ...cells])).toEqual([
      [5, 'Shared', '8.9'],
      [6, 'Rich', '2026-11-23'],
      [7, '0800', '1.5'],
      [8, 'Result', '46349'],
      [9, 'true', '#REF!'],
      [10, '', 'only B'],
    ]);
  });

  it('contains numbers as displayed, without floating-point noise', async () => {
    const sums = '<row><c><v>0.30000000000000004</v></c><c><v>1234567.1</v></c></row>';

    expect(await readCells(workbook(sums))).toEqual([['0.3', '1234567.1']]);
  });

  it('marks formulas that were never calculated, but not those whose result is empty', async () => {
    const formulas = '<row><c><f>A1</f><v></v></c><c t="str"><f>""</f><v></v></c></row>';

    expect(await readCells(workbook(formulas))).toEqual([['=', '']]);
  });

  it('may have notes beside its columns', async () => {
    expect(await readCells(workbook(textRow('a', '1', 'a note')))).toEqual([['a', '1']]);
  });

  it('marks formulas if they are not accepted', async () => {
    const file = workbook('<row><c t="str"><f>"a"</f><v>a</v></c></row>');

    expect(await readCells(file, { marksFormulas: true })).toEqual([['=', '']]);
  });

  it('is read from its first visible sheet, or from every visible sheet with the columns', async () => {
    const file = buildWorkbook({
      sheets: [
        { rows: heading + textRow('hidden'), state: 'hidden' },
        heading + textRow('first'),
        textRow('Notes') + textRow('none'),
        heading + textRow('last'),
      ],
    });

    expect(await readCells(file)).toEqual([['first', '']]);
    expect((await readFile(file, { hasManySheets: true })).map((line) => line.sheet)).toEqual([
      'Sheet 2',
      'Sheet 4',
    ]);
  });

  const dtd = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
  const sparse = '<row><c r="XFD1"/></row>';
  const shared = `<si><t>${'x'.repeat(30_000)}</t></si>`;
  const entries = workbookEntries(sheet(textRow('a')));

  it.each<[FileError, string, () => Buffer]>([
    ['tooManyColumns', 'a cell in the last column', () => workbook(sparse)],
    ['tooManyColumns', 'cells in the last column', () => workbook(sparse.repeat(4_000))],
    [
      'tooManyColumns',
      'a column after the last possible one',
      () => workbook('<row><c r="ZZZ1"/></row>'),
    ],
    ['tooManyRows', 'empty rows', () => workbook('<row/>'.repeat(1_001))],
    [
      'tooManyCells',
      'empty cells',
      () => workbook(`<row>${'<c r="A1"/>'.repeat(1_100_000)}</row>`),
    ],
    [
      'tooMuchText',
      'one shared string in every cell',
      () =>
        buildWorkbook({
          sharedStrings: shared,
          sheets: [heading + '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(900)],
        }),
    ],
    [
      'tooManyCells',
      'empty shared strings',
      () => buildWorkbook({ ...sheet(), sharedStrings: '<si/>'.repeat(1_000_001) }),
    ],
    ['cellTooLong', 'a text too long for a cell', () => workbook(textRow('x'.repeat(32_768)))],
    [
      'tooManySheets',
      'thousands of sheets',
      () => buildWorkbook({ sheets: Array.from({ length: 900 }, () => heading) }),
    ],
    [
      'notASpreadsheet',
      'too many archive entries',
      () => buildWorkbook({ sheets: Array.from({ length: 1_100 }, () => heading) }),
    ],
    [
      'tooMuchUnpacked',
      'shared strings of 100 MB',
      () => buildWorkbook({ ...sheet(), sharedStrings: `<si><t>${' '.repeat(1e8)}</t></si>` }),
    ],
    [
      'notASpreadsheet',
      'one string of 60 MB',
      () => buildWorkbook({ ...sheet(), sharedStrings: `<si><t>${'x'.repeat(6e7)}</t></si>` }),
    ],
    ['notASpreadsheet', 'deeply nested elements', () => workbook('<x>'.repeat(1_000_000))],
    [
      'notASpreadsheet',
      'a tag with too many attributes',
      () =>
        workbook(
          `<row ${Array.from({ length: 200_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
        ),
    ],
    [
      'notASpreadsheet',
      'a DTD with entities',
      () => buildWorkbook({ ...sheet(textRow('&b;')), prolog: dtd }),
    ],
    ['notASpreadsheet', 'an undefined entity', () => workbook(textRow('&xxe;'))],
    ['notASpreadsheet', 'truncated XML', () => workbook('<row><c t="inlineStr"><is><t>a')],
    ['notASpreadsheet', 'no row number', () => workbook('<row r="x"/>')],
    [
      'notASpreadsheet',
      'a false size',
      () => buildZip(entries.map((entry) => ({ ...entry, claims: { size: 10 } }))),
    ],
    [
      'tooMuchUnpacked',
      'a size of 4 GB',
      () => buildZip(entries.map((entry) => ({ ...entry, claims: { size: 0xfffffff0 } }))),
    ],
    [
      'oldOrLocked',
      'encrypted entries',
      () => buildZip(entries.map((entry) => ({ ...entry, claims: { flags: 1 } }))),
    ],
    [
      'notASpreadsheet',
      'an unknown compression method',
      () => buildZip(entries.map((entry) => ({ ...entry, claims: { method: 99 } }))),
    ],
    [
      'notASpreadsheet',
      'an entry missing from its directory',
      () => buildZip(entries, Buffer.alloc(31)),
    ],
    [
      'notASpreadsheet',
      'an archive without a workbook',
      () => buildZip([{ name: 'word/document.xml', content: '<x/>' }]),
    ],
    [
      'notASpreadsheet',
      'a path outside the archive',
      () => buildZip([...entries, { name: '../../etc/passwd', content: 'x' }]),
    ],
    ['notASpreadsheet', 'a truncated file', () => workbook(textRow('a')).subarray(0, -40)],
    [
      'notASpreadsheet',
      'only its beginning',
      () => Buffer.from('PK\x03\x04 and nothing behind it'),
    ],
    ['notASpreadsheet', 'an empty archive', () => buildZip([])],
    [
      'notASpreadsheet',
      'no visible sheet',
      () => buildWorkbook({ sheets: [{ rows: heading, state: 'veryHidden' }] }),
    ],
    ['columnMissing', 'no cells', () => buildWorkbook({ sheets: [''] })],
  ])('is rejected as %s: %s', async (error, _, build) => {
    await expect(readFile(build())).rejects.toMatchObject({ error });
  });

  it('may hold archives, links and other unread parts', async () => {
    const file = buildWorkbook({
      ...sheet(textRow('a', '1')),
      more: [
        { name: 'xl/embeddings/file.zip', content: buildZip(entries) },
        { name: 'xl/externalLinks/externalLink1.xml', content: dtd },
      ],
    });
    expect(await readCells(file)).toEqual([['a', '1']]);
  });
});
