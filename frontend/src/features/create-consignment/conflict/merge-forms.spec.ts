import { emptyForm } from '../form/consignment-form';
import { mergeForms, remoteChanges } from './merge-forms';

const base = emptyForm({ consignmentType: 'DEFAULT', types: [], senderState: null });
const mine = { ...base, specialInstructions: 'Ring twice', references: ['MINE'] };
const theirs = { ...base, isTailgateRequired: true, references: ['THEIRS'] };
const versions = { base, mine, theirs };

describe('two users editing one consignment', () => {
  it('GAP-61 names what the other user changed, and what both changed', () => {
    expect(remoteChanges(versions)).toEqual([
      { part: 'tailgate', isClash: false },
      { part: 'references', isClash: true },
    ]);
  });

  it("merges the other user's changes without losing input", () => {
    expect(mergeForms(versions, new Set(['references']))).toMatchObject({
      isTailgateRequired: true,
      specialInstructions: 'Ring twice',
      references: ['MINE'],
    });
  });

  it("uses the other user's value where selected", () => {
    expect(mergeForms(versions, new Set())).toMatchObject({ references: ['THEIRS'] });
  });

  it('ignores rows that differ only in their keys', () => {
    const row = { ...base.items[0]!, key: 'another' };

    expect(remoteChanges({ base, mine: base, theirs: { ...base, items: [row] } })).toEqual([]);
  });
});
