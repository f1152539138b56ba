import { addressColumns } from './address-columns';

describe('address book columns', () => {
  it.each([
    ['ADDR-02', 'Address Ref', 'referenceId'],
    ['ADDR-03', 'Company Name', 'company'],
    ['ADDR-04', 'Contact Name', 'contactName'],
    ['ADDR-05', 'Address Line 1', 'addressLine1'],
    ['ADDR-06', 'Address Line 2', 'addressLine2'],
    ['ADDR-07', 'Suburb', 'suburb'],
    ['ADDR-08', 'Status', 'status'],
    ['ADDR-09', 'Special Instructions', 'specialInstructions'],
  ])('%s shows %s and sorts by it', (_id, headerName, field) => {
    const column = addressColumns.find((each) => each.field === field);

    expect(column?.headerName).toBe(headerName);
    expect(column?.sortable ?? true).toBe(true);
  });

  it('are in the specified order', () => {
    expect(addressColumns.map(({ field }) => field)).toEqual([
      'referenceId',
      'company',
      'contactName',
      'addressLine1',
      'addressLine2',
      'suburb',
      'status',
      'specialInstructions',
    ]);
  });
});
