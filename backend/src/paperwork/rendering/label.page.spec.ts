import { address, carton } from '../../consignments/testing/consignment-fixtures.js';
import { labelsOf } from '../documents/label.document.js';
import { record } from '../testing/paper-fixtures.js';
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

describe('a printed label', () => {
  it('is read by a scanner, every single one', async () => {
    const pages = await print(record({ items: [carton({ quantity: 3 })] }));

    const scanned = await Promise.all(pages.map((page) => page.scan()));

    expect(scanned).toEqual(
      [1, 2, 3].map((item) => [{ text: `LKIZ000003870000${item}`, format: 'Code128' }]),
    );
  });

  it('is of A6 size and says what it has to', async () => {
    const [page] = await print(record({ hasAuthorityToLeave: true }));

    expect(page?.size).toEqual([298, 420]);
    for (const text of ['Brunswick Clinic', 'VIC 3056', 'Item 1 of 4', 'AUTHORITY TO LEAVE'])
      expect(page?.text).toContain(text);
  });

  it('stays one page and readable with texts of any length and script', async () => {
    const endless = address({
      company: 'Unbreakable'.repeat(20),
      addressLine1: '(BT /F1 Tj) \\ '.repeat(20),
      specialInstructions: '请按门铃 '.repeat(50),
    });
    const pages = await print(record({ receiver: endless, items: [carton({ quantity: 1 })] }));

    expect(pages).toHaveLength(1);
    expect(await pages[0]?.scan()).toMatchObject([{ text: 'LKIZ0000038700001' }]);
    expect(pages[0]?.text).toContain('(BT /F1 Tj) \\');
  });
});
