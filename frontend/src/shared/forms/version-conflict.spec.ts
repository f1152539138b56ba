import { findVersionConflict } from './version-conflict';

const rejected = (changes: readonly { field: string; from: unknown; to: unknown }[]) => ({
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

describe('a rejected save', () => {
  it('keeps fields changed only by the other user, and asks about those both changed', () => {
    const conflict = findVersionConflict(
      rejected([
        { field: 'company', from: 'Capital Fitouts', to: 'Capital Fit-outs' },
        { field: 'addressLine1', from: '4 Factory Rd', to: 'Unit 3, 4 Factory Rd' },
        { field: 'localityId', from: 1, to: 2 },
        { field: 'countryName', from: 'Australia', to: 'New Zealand' },
      ]),
      body,
    );

    expect(conflict?.mergedChanges.map(({ field }) => field)).toEqual([
      'company',
      'localityId',
      'countryName',
    ]);
    expect(conflict?.conflicts).toEqual([
      {
        field: 'addressLine1',
        was: '4 Factory Rd',
        theirs: 'Unit 3, 4 Factory Rd',
        mine: 'Unit 5, 4 Factory Rd',
      },
    ]);
    expect(conflict?.resolve(new Set())).toEqual({
      ...body,
      version: 8,
      company: 'Capital Fit-outs',
      suburb: { id: 2 },
      userPreference: { countryName: 'New Zealand' },
    });
    expect(conflict?.resolve(new Set(['addressLine1']))).toMatchObject({
      addressLine1: 'Unit 3, 4 Factory Rd',
    });
  });

  it('does not ask about fields both changed to the same value, or about empty strings', () => {
    const conflict = findVersionConflict(
      rejected([
        { field: 'company', from: 'Old', to: 'Capital Fitouts' },
        { field: 'addressLine2', from: '', to: 'Rear' },
        { field: 'searchText', from: 'a', to: 'b' },
      ]),
      body,
    );

    expect(conflict?.conflicts).toEqual([]);
    expect(conflict?.resolve(new Set())).toMatchObject({ addressLine2: 'Rear' });
  });

  it('resolves the part of a form that has its own version', () => {
    const client = { id: 1, version: 2, name: 'Capital', defaultSenderAddress: body };
    const conflict = findVersionConflict(
      rejected([{ field: 'company', from: 'Capital Fitouts', to: 'CF' }]),
      client,
    );

    expect(conflict?.resolve(new Set())).toEqual({
      ...client,
      defaultSenderAddress: { ...body, version: 8, company: 'CF' },
    });
  });

  it('is merged as a whole unless the record is the part with its own version', () => {
    const client = { id: 1, version: 2, name: 'Capital', defaultSenderAddress: body };
    const error = rejected([{ field: 'name', from: 'Capital', to: 'Capital Fit-outs' }]);
    const conflict = findVersionConflict(
      { ...error, details: { ...error.details, record: 'client' } },
      client,
    );

    expect(conflict?.resolve(new Set())).toEqual({
      ...client,
      version: 8,
      name: 'Capital Fit-outs',
    });
  });

  it('refers to another record by its id, or to none', () => {
    const settled = (from: number | null, to: number | null, sent: Record<string, unknown>) =>
      findVersionConflict(rejected([{ field: 'localityId', from, to }]), {
        ...body,
        ...sent,
      })?.resolve(new Set());

    expect(settled(null, 2, { suburb: null })).toMatchObject({ suburb: { id: 2 } });
    expect(settled(1, null, {})).toMatchObject({ suburb: null });
    expect(
      findVersionConflict(rejected([{ field: 'carrierId', from: 13, to: 14 }]), {
        ...{ id: 5, version: 1, carrier: { id: 13 } },
      })?.resolve(new Set()),
    ).toEqual({ id: 5, version: 8, carrier: { id: 14 } });
  });

  it.each([
    ['', null],
    [undefined, null],
    [null, ''],
    ['', ''],
  ])("takes the other user's line 2 when this form has %j and had read %j", (mine, from) => {
    const conflict = findVersionConflict(rejected([{ field: 'addressLine2', from, to: 'Rear' }]), {
      ...body,
      addressLine2: mine,
    });

    expect(conflict?.conflicts).toEqual([]);
    expect(conflict?.mergedChanges).toHaveLength(1);
  });

  it('asks nothing when both emptied a field', () => {
    const cleared = (mine: string | null, to: string | null) =>
      findVersionConflict(rejected([{ field: 'addressLine2', from: 'Rear', to }]), {
        ...body,
        addressLine2: mine,
      });

    for (const conflict of [cleared('', null), cleared(null, '')])
      expect(conflict).toMatchObject({ conflicts: [], mergedChanges: [] });
  });

  it.each([
    [{ status: 409, message: 'Taken', code: 'customer.taken' }, body],
    [{ ...rejected([]), code: 'customer.taken' }, body],
    [{ ...rejected([]), details: null }, body],
    [rejected([]), { id: 3 }],
    [rejected([]), [body]],
    [rejected([]), undefined],
    [rejected([]), null],
  ])('is otherwise left to its form', (error, sent) => {
    expect(findVersionConflict(error, sent)).toBeNull();
  });
});
