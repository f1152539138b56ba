import {
  after,
  amendment,
  booking,
  carton,
  content,
  created,
  drafted,
  itemNumbers,
  manifested,
  number,
  numbered,
  offer,
  ready,
  selected,
} from '../testing/consignment-fixtures.js';
import {
  acceptCarrierConnote,
  amend,
  create,
  needsNumber,
  piecesToNumber,
  selectOffer,
} from './saving.js';

describe('needing a number', () => {
  it.each([
    ['a draft without a carrier', after(drafted()), null, false],
    [
      'a carrier that gives connotes itself',
      after(created),
      offer({ isApiBasedConnote: true }),
      false,
    ],
    ['a consignment without a number', after(created, selected()), offer(), true],
    ['a consignment with one from this account', after(...ready), offer(), false],
    ['another account', after(...ready), offer({ clientCarrierAccountId: 99 }), true],
    [
      'another range of the account',
      after(...ready),
      offer({ connoteSource: { prefixRangeId: 8, prefix: 'LKIZ' } }),
      true,
    ],
  ])('is decided for %s', (_what, consignment, chosen, expected) => {
    expect(needsNumber(consignment, chosen)).toBe(expected);
  });
});

describe("accepting the carrier's own connote", () => {
  const pending = [created, selected({ isApiBasedConnote: true })] as const;

  it('is recorded once', () => {
    const events = acceptCarrierConnote(after(...pending, manifested), 'MD-1');

    expect(events).toEqual([
      {
        type: 'ConnoteAssigned',
        data: { connoteNumber: 'MD-1', prefixRangeId: null, number: null },
      },
    ]);
    expect(acceptCarrierConnote(after(...pending, manifested, ...events), 'MD-1')).toEqual([]);
  });

  it('means nothing before the manifest', () => {
    expect(acceptCarrierConnote(after(...pending), 'MD-1')).toEqual([]);
  });
});

describe('numbering pieces', () => {
  const source = { prefixRangeId: 5, prefix: 'LKIZ', hasItemRange: true } as const;
  const withItems = offer({ connoteSource: source });
  const itemsNumbered = { type: 'ItemsNumbered', data: itemNumbers } as const;
  const numberedItems = after(
    created,
    selected({ connoteSource: source }),
    numbered,
    itemsNumbered,
  );

  it('keeps the numbers that were drawn beside the connote', () => {
    const events = create({ ...booking, offer: withItems }, number, itemNumbers);

    expect(events.at(-1)).toEqual(itemsNumbered);
    expect(after(...events).itemNumbers).toEqual(itemNumbers);
  });

  it('asks for none without an item range, and for none while there are enough', () => {
    expect(piecesToNumber(after(...ready), offer(), content())).toBe(0);
    expect(piecesToNumber(after(...ready), withItems, content())).toBe(4);
    expect(piecesToNumber(numberedItems, withItems, content())).toBe(0);
    expect(
      piecesToNumber(numberedItems, withItems, content({ items: [carton({ quantity: 5 })] })),
    ).toBe(5);
  });

  it('leaves them behind with an offer of another prefix, and keeps them for another service', () => {
    const elsewhere = offer({ connoteSource: { prefixRangeId: 6, prefix: 'NOR' } });
    const [changed] = selectOffer(numberedItems, elsewhere);
    const [service] = selectOffer(numberedItems, { ...withItems, carrierServiceTypeId: 42 });

    expect(after(...ready, itemsNumbered, changed!).itemNumbers).toBeNull();
    expect(after(...ready, itemsNumbered, service!).itemNumbers).toEqual(itemNumbers);
  });

  it('says what was added when a consignment has grown, and nothing when it has not', () => {
    const blocks = [...itemNumbers.blocks, { from: 9, to: 9 }];
    const grown = { ...itemNumbers, blocks };

    expect(amend(numberedItems, amendment({ offer: withItems, items: grown }))).toEqual([
      { type: 'ItemsNumbered', data: grown },
    ]);
    expect(amend(numberedItems, amendment({ offer: withItems, items: itemNumbers }))).toEqual([]);
  });
});
