import {
  after,
  amendment,
  booking,
  content,
  created,
  deleted,
  drafted,
  manifested,
  number,
  numbered,
  offer,
  ready,
  selected,
} from '../testing/consignment-fixtures.js';
import {
  AlreadyDeleted,
  ChangedByAnother,
  NoCarrierSelected,
  NotOpen,
} from './consignment.errors.js';
import { amend, create, draft, selectOffer } from './saving.js';

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

describe('selecting an offer', () => {
  it('records nothing when it is the one already chosen', () => {
    expect(selectOffer(after(...ready), offer())).toEqual([]);
  });
});
