import {
  after,
  amendment,
  newConsignment,
  carton,
  content,
  created,
  drafted,
  editableAfter,
  itemNumbers,
  manifested,
  manifestedAfter,
  number,
  numbered,
  offer,
  openAfter,
  ready,
  selected,
  summaryAfter,
} from '../testing/consignment.fixture.js';
import {
  assignCarrierConnote,
  amend,
  create,
  needsNumber,
  piecesToNumber,
  selectOffer,
} from './create-and-amend.js';
import { whenManifested } from './tracking.js';

describe('needing a number', () => {
  it.each([
    ['a draft without a carrier', summaryAfter(drafted()), null, false],
    [
      'a carrier that issues its own connotes',
      summaryAfter(created),
      offer({ isApiBasedConnote: true }),
      false,
    ],
    ['a consignment without a number', summaryAfter(created, selected()), offer(), true],
    ['a consignment with one from this account', summaryAfter(...ready), offer(), false],
    ['another account', summaryAfter(...ready), offer({ clientCarrierAccountId: 99 }), true],
    [
      'another range of the account',
      summaryAfter(...ready),
      offer({ connoteSource: { prefixRangeId: 8, prefix: 'LKIZ' } }),
      true,
    ],
  ])('is decided for %s', (_case, consignment, chosen, expected) => {
    expect(needsNumber(consignment, chosen)).toBe(expected);
  });
});

describe("recording the carrier's own connote", () => {
  const pending = [created, selected({ isApiBasedConnote: true })] as const;

  it('is recorded once', () => {
    const events = assignCarrierConnote(manifestedAfter(...pending, manifested), 'MD-1');

    expect(events).toEqual([
      {
        type: 'ConnoteAssigned',
        data: { connoteNumber: 'MD-1', prefixRangeId: null, number: null },
      },
    ]);
    expect(
      assignCarrierConnote(manifestedAfter(...pending, manifested, ...events), 'MD-1'),
    ).toEqual([]);
  });

  it('is ignored before the manifest', () => {
    const assign = whenManifested((consignment) => assignCarrierConnote(consignment, 'MD-1'));

    expect(assign(after(...pending))).toEqual([]);
    expect(assign(after(...pending, manifested))).toHaveLength(1);
  });
});

describe('numbering pieces', () => {
  const source = { prefixRangeId: 5, prefix: 'LKIZ', hasItemRange: true } as const;
  const withItems = offer({ connoteSource: source });
  const itemsNumbered = { type: 'ItemsNumbered', data: itemNumbers } as const;
  const numberedItems = editableAfter(
    created,
    selected({ connoteSource: source }),
    numbered,
    itemsNumbered,
  );

  it('stores the numbers taken with the connote', () => {
    const events = create({ ...newConsignment, offer: withItems }, number, itemNumbers);

    expect(events.at(-1)).toEqual(itemsNumbered);
    expect(summaryAfter(...events).itemNumbers).toEqual(itemNumbers);
  });

  it('takes none without an item range, nor while there are enough', () => {
    expect(piecesToNumber(summaryAfter(...ready), offer(), content())).toBe(0);
    expect(piecesToNumber(openAfter(...ready), withItems, content())).toBe(4);
    expect(piecesToNumber({ itemNumbers }, withItems, content())).toBe(0);
    expect(
      piecesToNumber({ itemNumbers }, withItems, content({ items: [carton({ quantity: 5 })] })),
    ).toBe(5);
  });

  it('drops them with an offer of another prefix, and keeps them for another service', () => {
    const otherPrefix = offer({ connoteSource: { prefixRangeId: 6, prefix: 'NOR' } });
    const [changed] = selectOffer(numberedItems, otherPrefix);
    const [service] = selectOffer(numberedItems, { ...withItems, carrierServiceTypeId: 42 });

    expect(summaryAfter(...ready, itemsNumbered, changed!).itemNumbers).toBeNull();
    expect(summaryAfter(...ready, itemsNumbered, service!).itemNumbers).toEqual(itemNumbers);
  });

  it('records the numbers added for more pieces, and nothing otherwise', () => {
    const blocks = [...itemNumbers.blocks, { from: 9, to: 9 }];
    const grown = { ...itemNumbers, blocks };

    expect(amend(numberedItems, amendment({ offer: withItems, items: grown }))).toEqual([
      { type: 'ItemsNumbered', data: grown },
    ]);
    expect(amend(numberedItems, amendment({ offer: withItems, items: itemNumbers }))).toEqual([]);
  });
});
