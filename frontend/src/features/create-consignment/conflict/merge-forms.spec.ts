import { emptyForm } from '../form/consignment-form';
import { mergeForms, theirChanges } from './merge-forms';

const base = emptyForm({ consignmentType: 'DEFAULT', types: [], senderState: null });
const mine = { ...base, specialInstructions: 'Ring twice', references: ['MINE'] };
const theirs = { ...base, isTailgateRequired: true, references: ['THEIRS'] };
const versions = { base, mine, theirs };

describe('two people editing one consignment', () => {
  it('GAP-61 names what the other changed, and what both did', () => {
    expect(theirChanges(versions)).toEqual([
      { part: 'tailgate', isClash: false },
      { part: 'references', isClash: true },
    ]);
  });

  it('takes over what only the other changed and loses nothing that was typed', () => {
    expect(mergeForms(versions, new Set(['references']))).toMatchObject({
      isTailgateRequired: true,
      specialInstructions: 'Ring twice',
      references: ['MINE'],
    });
  });

  it("takes the other's where it was chosen", () => {
    expect(mergeForms(versions, new Set())).toMatchObject({ references: ['THEIRS'] });
  });

  it('sees no change in rows that only got other keys', () => {
    const row = { ...base.items[0]!, key: 'another' };

    expect(theirChanges({ base, mine: base, theirs: { ...base, items: [row] } })).toEqual([]);
  });
});
