import { staleSaveOf } from './stale-save';

const refused = (changes: readonly { field: string; from: unknown; to: unknown }[]) => ({
  status: 409,
  message: 'Changed by Priya N. since you opened it',
  code: 'record.changed_by_another',
  details: { record: 'address', version: 8, changedBy: { id: 1, name: 'Priya N.' }, changes },
});

const body = {
  id: 3,
  version: 7,
  company: 'Capital Fitouts',
  addressLine1: 'Unit 5, 4 Factory Rd',
  addressLine2: null,
  suburb: { id: 1, name: 'FYSHWICK' },
  userPreference: { countryName: 'Australia' },
};

describe('a refused save', () => {
  it('keeps what only the other changed, and asks about what both changed', () => {
    const stale = staleSaveOf(
      refused([
        { field: 'company', from: 'Capital Fitouts', to: 'Capital Fit-outs' },
        { field: 'addressLine1', from: '4 Factory Rd', to: 'Unit 3, 4 Factory Rd' },
        { field: 'localityId', from: 1, to: 2 },
        { field: 'countryName', from: 'Australia', to: 'New Zealand' },
      ]),
      body,
    );

    expect(stale?.taken.map(({ field }) => field)).toEqual([
      'company',
      'localityId',
      'countryName',
    ]);
    expect(stale?.conflicts).toEqual([
      {
        field: 'addressLine1',
        was: '4 Factory Rd',
        theirs: 'Unit 3, 4 Factory Rd',
        mine: 'Unit 5, 4 Factory Rd',
      },
    ]);
    expect(stale?.settle(new Set())).toEqual({
      ...body,
      version: 8,
      company: 'Capital Fit-outs',
      suburb: { id: 2 },
      userPreference: { countryName: 'New Zealand' },
    });
    expect(stale?.settle(new Set(['addressLine1']))).toMatchObject({
      addressLine1: 'Unit 3, 4 Factory Rd',
    });
  });

  it('asks nothing about what both changed to the same, nor about an empty text', () => {
    const stale = staleSaveOf(
      refused([
        { field: 'company', from: 'Old', to: 'Capital Fitouts' },
        { field: 'addressLine2', from: '', to: 'Rear' },
        { field: 'searchText', from: 'a', to: 'b' },
      ]),
      body,
    );

    expect(stale?.conflicts).toEqual([]);
    expect(stale?.settle(new Set())).toMatchObject({ addressLine2: 'Rear' });
  });

  it('resolves the part of a form that has its own version', () => {
    const client = { id: 1, version: 2, name: 'Capital', defaultSenderAddress: body };
    const stale = staleSaveOf(
      refused([{ field: 'company', from: 'Capital Fitouts', to: 'CF' }]),
      client,
    );

    expect(stale?.settle(new Set())).toEqual({
      ...client,
      defaultSenderAddress: { ...body, version: 8, company: 'CF' },
    });
  });

  it.each([
    [{ status: 409, message: 'Taken', code: 'customer.taken' }, body],
    [refused([]), { id: 3 }],
    [refused([]), [body]],
  ])('is left to its form otherwise', (error, sent) => {
    expect(staleSaveOf(error, sent)).toBeNull();
  });
});
