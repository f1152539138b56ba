import {
  after,
  carton,
  content,
  created,
  deleted,
  drafted,
  itemNumbers,
  manifested,
  number,
  numbered,
  offer,
  owner,
  ready,
  selected,
} from '../testing/consignment-fixtures.js';
import {
  AlreadyDeleted,
  ChangedByAnother,
  NoCarrierSelected,
  NotOpen,
} from './consignment.errors.js';
import {
  acceptCarrierConnote,
  amend,
  create,
  draft,
  needsNumber,
  piecesToNumber,
  rerate,
  selectOffer,
  type Amendment,
} from './saving.js';

const booking = { consignmentId: 4711, owner, content: content() };
const amendment = (changed: Partial<Amendment> = {}): Amendment => ({
  content: content(),
  offer: offer(),
  isCreated: true,
  revision: null,
  number: null,
  items: null,
  ...changed,
});

describe('drafting', () => {
  it('CON-53 CON-60 keeps what was typed, without a number', () => {
    expect(draft({ ...booking, offer: null })).toEqual([
      { type: 'ConsignmentDrafted', data: booking },
    ]);
  });

  it('keeps the offer that was chosen already', () => {
    expect(draft({ ...booking, offer: offer() })).toEqual([drafted(), selected()]);
  });
});

describe('creating', () => {
  it('CON-52 takes content, offer and number together', () => {
    expect(create({ ...booking, offer: offer() }, number)).toEqual([created, selected(), numbered]);
  });

  it('takes no number where the carrier gives the connote itself', () => {
    const apiOffer = offer({ isApiBasedConnote: true });

    expect(create({ ...booking, offer: apiOffer }, null)).toEqual([
      created,
      selected({ isApiBasedConnote: true }),
    ]);
  });

  it('CON-76 is refused without a carrier', () => {
    expect(() => create({ ...booking, offer: null }, null)).toThrow(
      new NoCarrierSelected().message,
    );
  });
});

describe('amending', () => {
  const newContent = content({ references: ['PO 4712'] });

  it('records the content that changed and nothing else', () => {
    expect(amend(after(...ready), amendment({ content: newContent }))).toEqual([
      { type: 'ConsignmentAmended', data: { content: newContent } },
    ]);
  });

  it('records nothing when nothing changed', () => {
    expect(amend(after(...ready), amendment())).toEqual([]);
  });

  it('records a new price and keeps the number', () => {
    const dearer = offer({ totalCents: 7000 });

    expect(amend(after(...ready), amendment({ offer: dearer, number }))).toEqual([
      selected({ totalCents: 7000 }),
    ]);
  });

  it('CON-64 takes a new number when the carrier account changes', () => {
    const other = { clientCarrierAccountId: 32, connoteSource: { prefixRangeId: 6, prefix: 'OA' } };
    const otherNumber = { connoteNumber: 'OA1', prefixRangeId: 6, number: 1 };
    const events = amend(after(...ready), amendment({ offer: offer(other), number: otherNumber }));

    expect(events).toEqual([selected(other), { type: 'ConnoteAssigned', data: otherNumber }]);
    expect(after(...ready, ...events).connote).toMatchObject(otherNumber);
  });

  it('leaves the number behind when the new carrier gives the connote itself', () => {
    const apiOffer = offer({ clientCarrierAccountId: 33, isApiBasedConnote: true });
    const events = amend(after(...ready), amendment({ offer: apiOffer }));

    expect(after(...ready, ...events).connote).toBeNull();
  });

  it('CON-52 makes a consignment of a draft, with its number', () => {
    expect(amend(after(drafted()), amendment({ number }))).toEqual([created, selected(), numbered]);
  });

  it('keeps a draft a draft, without a number', () => {
    const change = amendment({ content: newContent, isCreated: false, number });

    expect(amend(after(drafted()), change)).toEqual([
      { type: 'ConsignmentAmended', data: { content: newContent } },
      selected(),
    ]);
  });

  it('lets a draft go without its carrier', () => {
    const change = amendment({ offer: null, isCreated: false });

    expect(amend(after(drafted(), selected()), change)).toEqual([
      { type: 'OfferSelected', data: { offer: null } },
    ]);
  });

  it('is refused when a consignment would lose its carrier', () => {
    expect(() => amend(after(...ready), amendment({ offer: null }))).toThrow(NoCarrierSelected);
  });

  it('is refused on a content that another user has changed', () => {
    expect(() => amend(after(...ready), amendment({ revision: 1 }))).toThrow(ChangedByAnother);
  });

  it('is taken on the current content, prints notwithstanding', () => {
    const printed = { type: 'LabelPrinted', data: { paperworkType: 'LABEL' } } as const;
    const change = amendment({ content: newContent, revision: 2 });

    expect(amend(after(...ready, printed), change)).toHaveLength(1);
  });

  it('is refused once the carrier has it', () => {
    expect(() => amend(after(...ready, manifested), amendment())).toThrow(NotOpen);
  });

  it('is refused while it is deleted', () => {
    expect(() => amend(after(...ready, deleted), amendment())).toThrow(AlreadyDeleted);
  });
});

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

describe('selecting an offer', () => {
  it('records nothing when it is the one already chosen', () => {
    expect(selectOffer(after(...ready), offer())).toEqual([]);
  });
});

describe('rerating', () => {
  it('records the new price beside the one it was sold with', () => {
    const cheaper = offer({ totalCents: 6000 });

    expect(rerate(after(...ready, manifested), cheaper)).toEqual([
      { type: 'ConsignmentRerated', data: { offer: cheaper } },
    ]);
  });

  it('records nothing when the price is the same', () => {
    expect(rerate(after(...ready), offer())).toEqual([]);
  });

  it('is refused while it is deleted', () => {
    expect(() => rerate(after(...ready, deleted), offer({ totalCents: 1 }))).toThrow(
      AlreadyDeleted,
    );
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
