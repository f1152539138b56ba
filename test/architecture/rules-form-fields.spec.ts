import path from 'node:path';

import { rulesSchema } from '../../backend/src/pricing/price-command/rules.schema.js';

interface RulesPlan {
  readonly allFields: readonly { readonly name: string }[];
}

const plan = path.resolve(
  import.meta.dirname,
  '../../frontend/src/features/rules-fees/plan/rules-plan.ts',
);

describe('the form of Rules & Fees', () => {
  it('has every field of the record, and no other: a save replaces the whole record', () => {
    // the server's code cannot import the front end's
    const { allFields } = jest.requireActual<RulesPlan>(plan);

    expect(allFields.map(({ name }) => name).sort()).toEqual(Object.keys(rulesSchema.shape).sort());
  });
});
