import type { ImportKind } from '@contracts/rules/import-kinds.js';
import type { RowErrorView } from '@contracts/views/import-report.view.js';

import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { buildWorkbook } from '../../platform/uploads/testing/build-zip.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { ImportCaller, startImportWorker } from '../testing/import.fixture.js';
import { addSuburbs, seedZones, zoneFields } from '../zones/zone-import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('broken_files');
  await seedZones(backend);
  await addSuburbs(backend, 'TOWN', 3);
  imports = new ImportCaller(await TestClient.signIn(backend, { role: 'SUPER_ADMIN' }));
  worker = startImportWorker(backend);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

interface Sample {
  readonly kind: ImportKind;
  readonly fields: Record<string, string>;
  readonly heading: string;
  readonly rows: readonly [string, string];
  /** Number of a column that no row needs, or that has a value of its own. */
  readonly at: number;
}

const samples: readonly [Sample, Sample, Sample] = [
  {
    ...{ kind: 'CARRIER_ZONE', fields: zoneFields(), at: 3 },
    heading: 'Suburb,Postcode,State,Zone,Zone Priority',
    rows: ['TOWN 1,3999,VIC,MEL,1', 'TOWN 2,3999,VIC,MEL,1'],
  },
  {
    ...{ kind: 'ADDRESS', fields: { kind: 'ADDRESS' }, at: 1 },
    heading: 'Reference ID,Company,Address Line 1,Suburb,Postcode,State',
    rows: ['B-1,Shop 1,1 High St,TOWN 1,3999,VIC', 'B-2,Shop 2,2 High St,TOWN 2,3999,VIC'],
  },
  {
    ...{ kind: 'CONSIGNMENT', fields: {}, at: 1 },
    heading:
      'Reference,Receiver Company,Address Line 1,Suburb,Postcode,State,Quantity,Length (m),Width (m),Height (m),Weight (kg)',
    rows: [
      'B-1,Shop 1,1 High St,TOWN 1,3999,VIC,1,0.6,0.4,0.4,12',
      'B-2,Shop 2,2 High St,TOWN 2,3999,VIC,1,0.6,0.4,0.4,12',
    ],
  },
];

const planned = (sample: Sample, content: string | Buffer) =>
  imports.plan(content, { ...sample.fields, importAgain: 'TRUE' });
const rejection = async (sample: Sample, content: string | Buffer) => {
  const { status, body } = await imports.upload(content, sample.fields);
  return [status, body.message];
};
const textOf = ({ heading, rows }: Sample, lineEnd = '\n') => [heading, ...rows].join(lineEnd);
const faultsOf = async (id: number): Promise<readonly RowErrorView[]> =>
  (await imports.groups(id)).flatMap(({ faults }) => faults);

/** The sample as a workbook, with this XML in place of one cell of its second row. */
const workbookOf = ({ heading, rows, at }: Sample, cell: string) =>
  buildWorkbook({
    sheets: [
      [heading, ...rows]
        .map((line, row) => {
          const cells = line.split(',').map((text, column) => {
            if (row === 2 && column === at) return cell;
            return `<c t="inlineStr"><is><t>${text}</t></is></c>`;
          });
          return `<row>${cells.join('')}</row>`;
        })
        .join(''),
    ],
  });

describe.each(samples)('a broken file of $kind', (sample) => {
  it('loses no row when its lines end differently', async () => {
    const { heading, rows } = sample;
    const { id, rowCount } = await planned(sample, `${heading}\r\n${rows.join('\n')}\n`);

    expect(rowCount).toBe(2);
    expect((await imports.groups(id)).map(({ firstRow }) => firstRow)).toEqual([2, 3]);
  });

  it('is rejected with its row when a comma inside a value shifts it', async () => {
    const shifted = textOf(sample).replace('TOWN 2', 'TOWN, 2');

    expect(await rejection(sample, shifted)).toEqual([
      400,
      'Row 3 has more cells than the header. Put quotes around a value that contains the separator, such as "1,234.50".',
    ]);
  });

  it('is rejected with the column that it has twice, unless a user chooses one', async () => {
    const { heading, rows } = sample;
    const twice = [`${heading},Suburb`, ...rows.map((row) => `${row},ELSEWHERE`)].join('\n');

    expect(await rejection(sample, twice)).toEqual([
      400,
      "The file has the column 'Suburb' more than once. Rename or remove the one you don't need.",
    ]);
    const columns = heading.split(',').map((source) => ({ source, target: source, unit: null }));
    const mapping = JSON.stringify({ columns, constants: [] });
    const chosen = { ...sample.fields, mapping, importAgain: 'TRUE' };
    expect((await imports.plan(twice, chosen)).rowCount).toBe(2);
  });

  it.each([
    ['shows an error', '<c t="e"><f>VLOOKUP(1,A:B,2)</f><v>#N/A</v></c>', '#N/A'],
    ['was never calculated', '<c><f>A1</f><v></v></c>', '='],
  ])('has an error in the cell whose formula %s', async (_, cell, value) => {
    const { id } = await planned(sample, workbookOf(sample, cell));
    const [good, bad] = await imports.groups(id);

    expect(good?.faults.filter(({ code }) => code === 'no_result')).toEqual([]);
    expect(bad?.action).toBe('ERROR');
    const column = sample.heading.split(',')[sample.at];
    expect(bad?.faults).toContainEqual(
      expect.objectContaining({ row: 3, column, code: 'no_result', value }),
    );
  });

  it.each([
    ['a page saved as .xls', '<html><body><table><tr><td>Suburb</td></tr></table></body></html>'],
    [
      'an Excel 2003 file',
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>',
    ],
    ['a text document', '{\\rtf1\\ansi Suburb}'],
  ])('is rejected with advice when it is %s', async (_, content) => {
    expect(await rejection(sample, content)).toEqual([
      400,
      'The file is not a table. Save it as CSV or as an Excel workbook (.xlsx).',
    ]);
  });

  it('is rejected as empty when it is', async () => {
    expect(await rejection(sample, '\n \n')).toEqual([400, 'The file is empty.']);
    expect(await rejection(sample, sample.heading)).toEqual([
      400,
      'The file has no rows below its header.',
    ]);
  });
});

describe('a row without a known suburb', () => {
  it('says which cell is missing, or which suburb is not known', async () => {
    const [zone, address] = samples;
    const zones = await planned(zone, `${zone.heading}\nTOWN 1,,VIC,MEL,1`);
    const addresses = await planned(
      address,
      `${address.heading}\nB-9,Shop,1 High St,Nowhere,399,VIC`,
    );

    expect(await faultsOf(zones.id)).toMatchObject([
      { column: 'Postcode', message: 'Postcode is required' },
    ]);
    expect(await faultsOf(addresses.id)).toMatchObject([
      { column: 'Suburb', message: 'No suburb Nowhere 399 VIC', value: 'Nowhere' },
    ]);
  });
});
