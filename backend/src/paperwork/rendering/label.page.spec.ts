import { text as textOf } from 'node:stream/consumers';

import { address, carton, number } from '../../consignments/testing/consignment.fixture.js';
import { labelsOf } from '../documents/label.document.js';
import { record } from '../testing/paper.fixture.js';
import { readPdf } from '../testing/read-pdf.js';
import { labelPage } from './label.page.js';
import { renderPdf } from './pdf.js';

const print = (consignment: ReturnType<typeof record>) =>
  readPdf(
    renderPdf(
      { title: 'Labels', size: 'A6' },
      labelsOf(consignment, { hasExtraPalletLabel: false }).map(labelPage),
    ),
  );

/** An SSCC is read with its application identifier. */
const bothSymbols = (text: string) => [
  { text: /^\d{18}$/.test(text) ? `(00)${text}` : text, format: 'Code128' },
  { text, format: 'DataMatrix' },
];

describe('printed label', () => {
  it('can be read by a scanner on every piece', async () => {
    const pages = await print(record({ items: [carton({ quantity: 3 })] }));

    const scanned = await Promise.all(pages.map((page) => page.scan()));

    expect(scanned).toEqual([1, 2, 3].map((item) => bothSymbols(`LKIZ000003870000${item}`)));
  });

  it.each([
    ['StarTrack', 'LKIZ50000387', 'LKIZ5000038700001'],
    ['eParcel', 'ABC1234567', 'ABC123456700001'],
    ['digits only', '0004711', '000471100001'],
    ['a long number', 'SOUTHERNSTAR-2026/0000387', 'SOUTHERNSTAR-2026/000038700001'],
    ['an SSCC', '393123450000000013', '393123450000000013'],
  ])('of a connote in the format of %s scans as its number', async (_, connoteNumber, text) => {
    const connote = { ...number, connoteNumber, clientCarrierAccountId: 31 };
    const [page] = await print(record({ items: [carton({ quantity: 1 })] }, { connote }));

    expect(await page?.scan()).toEqual(bothSymbols(text));
  });

  it('is readable by its Data Matrix alone', async () => {
    const [page] = await print(record({ items: [carton({ quantity: 1 })] }));

    expect(await page?.scan({ below: 0.88 })).toEqual([
      { text: 'LKIZ0000038700001', format: 'DataMatrix' },
    ]);
  });

  it('is A6, with all its text', async () => {
    const [page] = await print(record({ hasAuthorityToLeave: true }));

    expect(page?.size).toEqual([298, 420]);
    for (const text of ['Brunswick Clinic', 'VIC 3056', 'Item 1 of 4', 'AUTHORITY TO LEAVE'])
      expect(page?.text).toContain(text);
  });

  it('embeds its fonts, for printers and viewers without their metrics', async () => {
    const pages = labelsOf(record(), { hasExtraPalletLabel: false }).map(labelPage);
    const file = await textOf(renderPdf({ title: 'Labels', size: 'A6' }, pages));

    expect(file).toMatch(/FontFile/);
    expect(file).not.toMatch(/BaseFont \/Helvetica/);
  });

  it('stays one readable page with text of any length and script', async () => {
    const endless = address({
      company: 'Unbreakable'.repeat(20),
      addressLine1: '(BT /F1 Tj) \\ '.repeat(20),
      specialInstructions: '请按门铃 '.repeat(50),
    });
    const pages = await print(record({ receiver: endless, items: [carton({ quantity: 1 })] }));

    expect(pages).toHaveLength(1);
    expect(await pages[0]?.scan()).toEqual(bothSymbols('LKIZ0000038700001'));
    expect(pages[0]?.text).toContain('(BT /F1 Tj) \\');
  });
});
