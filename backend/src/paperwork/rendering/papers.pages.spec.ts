import { address, carton, number } from '../../consignments/testing/consignment.fixture.js';
import type { ConsignmentDetails } from '../../consignments/index.js';
import { toConsignmentNote } from '../documents/consignment-note.document.js';
import { toDangerousGoodsDeclaration } from '../documents/dangerous-goods.document.js';
import { paint, record } from '../testing/paper.fixture.js';
import { readPdf, type PaperPage } from '../testing/read-pdf.js';
import { consignmentNotePages } from './consignment-note.pages.js';
import { dangerousGoodsPages } from './dangerous-goods.pages.js';
import { renderPdf } from './pdf.js';

const noteOf = (consignment: ConsignmentDetails) =>
  readPdf(
    renderPdf({ title: 'Note', size: 'A4' }, consignmentNotePages(toConsignmentNote(consignment))),
  );

const declarationOf = (consignment: ConsignmentDetails) => {
  const declaration = toDangerousGoodsDeclaration(consignment);
  const pages = declaration ? dangerousGoodsPages(declaration) : [];
  return readPdf(renderPdf({ title: 'DG', size: 'A4', layout: 'landscape' }, pages));
};

const endless = address({
  company: 'Unbreakable'.repeat(20),
  contactName: 'Łukasz Nguyễn '.repeat(10),
  addressLine1: 'Ellipsis Street '.repeat(15),
  addressLine2: '请按门铃 '.repeat(50),
});

/** All drawing must be on the sheet. */
const expectInside = (page: PaperPage | undefined) => {
  const [width, height] = page?.size ?? [0, 0];
  for (const { x, y, right, text } of page?.words ?? [])
    expect({ text, isInside: x >= 0 && right <= width && y >= 0 && y <= height }).toEqual({
      text,
      isInside: true,
    });
};

describe('printed consignment note', () => {
  it('is A4, with a scannable connote', async () => {
    const [page] = await noteOf(record());

    expect(page?.size).toEqual([595, 842]);
    expect(await page?.scan()).toEqual([{ text: 'LKIZ00000387', format: 'Code128' }]);
  });

  it('prints an SSCC with its application identifier', async () => {
    const connote = {
      ...number,
      connoteNumber: '393123450000000013',
      clientCarrierAccountId: 31,
    };
    const [page] = await noteOf(record({}, { connote }));

    expect(await page?.scan()).toEqual([{ text: '(00)393123450000000013', format: 'Code128' }]);
  });

  it('continues on as many sheets as it needs, with totals on the last', async () => {
    const items = Array.from({ length: 40 }, (_, index) => carton({ itemNumber: index + 1 }));

    const pages = await noteOf(record({ items }));

    expect(pages.map(({ text }) => text.includes('Total'))).toEqual([false, false, true]);
  });

  it('keeps text of any length and script on the sheet', async () => {
    const [page, ...more] = await noteOf(
      record({
        sender: endless,
        receiver: endless,
        references: Array.from({ length: 20 }, () => 'R'.repeat(45)),
        specialInstructions: 'Ring the bell twice. '.repeat(12),
      }),
    );

    expect(more).toEqual([]);
    expectInside(page);
    expect(await page?.scan()).toHaveLength(1);
  });
});

describe('printed declaration', () => {
  it('shows every substance on the sheet, even with long names', async () => {
    const goods = Array.from({ length: 14 }, () => ({
      ...paint,
      shippingName: 'FLAMMABLE LIQUID, TOXIC, CORROSIVE, N.O.S. '.repeat(5),
    }));
    const items = [carton({ dangerousGoods: goods })];

    const pages = await declarationOf(record({ items, sender: endless }));

    expect(pages).toHaveLength(2);
    for (const page of pages) expectInside(page);
  });
});
