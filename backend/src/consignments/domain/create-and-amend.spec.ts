import {
  after,
  amendment,
  newConsignment,
  content,
  created,
  deleted,
  drafted,
  editableAfter,
  manifested,
  number,
  numbered,
  offer,
  ready,
  selected,
  summaryAfter,
} from '../testing/consignment.fixture.js';
import {
  AlreadyDeleted,
  RevisionConflict,
  NoCarrierSelected,
  NotOpen,
} from './consignment.errors.js';
import { amend, assertEditable, create, draft, selectOffer } from './create-and-amend.js';

describe('drafting', () => {
  it('CON-53 CON-60 stores the content without a number', () => {
    expect(draft({ ...newConsignment, offer: null })).toEqual([
      { type: 'ConsignmentDrafted', data: newConsignment },
    ]);
  });

  it('stores an offer that is already chosen', () => {
    expect(draft({ ...newConsignment, offer: offer() })).toEqual([drafted(), selected()]);
  });
});

describe('creating', () => {
  it('CON-52 records content, offer and number together', () => {
    expect(create({ ...newConsignment, offer: offer() }, number)).toEqual([
      created,
      selected(),
      numbered,
    ]);
  });

  it('takes no number if the carrier issues the connote', () => {
    const apiOffer = offer({ isApiBasedConnote: true });

    expect(create({ ...newConsignment, offer: apiOffer }, null)).toEqual([
      created,
      selected({ isApiBasedConnote: true }),
    ]);
  });

  it('CON-76 is rejected without a carrier', () => {
    expect(() => create({ ...newConsignment, offer: null }, null)).toThrow(
      new NoCarrierSelected().message,
    );
  });
});

describe('amending', () => {
  const newContent = content({ references: ['PO 4712'] });

  it('records only the content that changed', () => {
    expect(amend(after(...ready), amendment({ content: newContent }))).toEqual([
      { type: 'ConsignmentAmended', data: { content: newContent } },
    ]);
  });

  it('records nothing when nothing changed', () => {
    expect(amend(after(...ready), amendment())).toEqual([]);
  });

  it('records a new price and keeps the number', () => {
    const repriced = offer({ totalCents: 7000 });

    expect(amend(after(...ready), amendment({ offer: repriced, number }))).toEqual([
      selected({ totalCents: 7000 }),
    ]);
  });

  it('CON-64 takes a new number when the carrier account changes', () => {
    const other = { clientCarrierAccountId: 32, connoteSource: { prefixRangeId: 6, prefix: 'OA' } };
    const otherNumber = { connoteNumber: 'OA1', prefixRangeId: 6, number: 1 };
    const events = amend(after(...ready), amendment({ offer: offer(other), number: otherNumber }));

    expect(events).toEqual([selected(other), { type: 'ConnoteAssigned', data: otherNumber }]);
    expect(summaryAfter(...ready, ...events).connote).toMatchObject(otherNumber);
  });

  it('drops the number when the new carrier issues the connote', () => {
    const apiOffer = offer({ clientCarrierAccountId: 33, isApiBasedConnote: true });
    const events = amend(after(...ready), amendment({ offer: apiOffer }));

    expect(summaryAfter(...ready, ...events).connote).toBeNull();
  });

  it('CON-52 turns a draft into a consignment, with its number', () => {
    expect(amend(after(drafted()), amendment({ number }))).toEqual([created, selected(), numbered]);
  });

  it('keeps a draft a draft, without a number', () => {
    const change = amendment({ content: newContent, isCreated: false, number });

    expect(amend(after(drafted()), change)).toEqual([
      { type: 'ConsignmentAmended', data: { content: newContent } },
      selected(),
    ]);
  });

  it('allows the carrier of a draft to be removed', () => {
    const change = amendment({ offer: null, isCreated: false });

    expect(amend(after(drafted(), selected()), change)).toEqual([
      { type: 'OfferSelected', data: { offer: null } },
    ]);
  });

  it('is rejected when a consignment would lose its carrier', () => {
    expect(() => amend(after(...ready), amendment({ offer: null }))).toThrow(NoCarrierSelected);
  });

  it('is rejected when another user has changed the content', () => {
    expect(() => amend(after(...ready), amendment({ revision: 1 }))).toThrow(RevisionConflict);
  });

  it('is accepted on the current content, even if paperwork was printed since', () => {
    const printed = { type: 'LabelPrinted', data: { paperworkType: 'LABEL' } } as const;
    const change = amendment({ content: newContent, revision: 2 });

    expect(amend(after(...ready, printed), change)).toHaveLength(1);
  });

  it('is rejected once manifested', () => {
    expect(() => amend(after(...ready, manifested), amendment())).toThrow(NotOpen);
  });

  it('is rejected between the two events of a creation', () => {
    expect(() => {
      assertEditable(after(created));
    }).toThrow(NoCarrierSelected);
  });

  it('is rejected while deleted', () => {
    expect(() => amend(after(...ready, deleted), amendment())).toThrow(AlreadyDeleted);
  });
});

describe('selecting an offer', () => {
  it('records nothing when the offer is already chosen', () => {
    expect(selectOffer(editableAfter(...ready), offer())).toEqual([]);
  });
});
