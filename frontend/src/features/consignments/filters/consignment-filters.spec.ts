import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';

import { decodeFilters } from '../../../shared/filters/filter-codec';
import { criteriaOf } from '../../../shared/filters/filter-config';
import { filterConfigs, filtersForTab } from './consignment-filters';

describe('filters of a list', () => {
  it('LIST-46 LIST-50 have a name, type, criteria and options, by tab', () => {
    const keys = filterConfigs('ALL').map(({ key }) => key);

    expect(keys).toEqual([
      'DISPATCHED_AT',
      'STATUS',
      'CARRIER_NAME',
      'SERVICE_TYPE',
      'CONNOTE_NUMBER',
      'MANIFEST_NUMBER',
      'ATTENTION',
      'REFERENCE',
      'SENDER_COMPANY_NAME',
      'RECEIVER_COMPANY_NAME',
      'RECEIVER_SUBURB',
      'SENDER_STATE',
      'ETA',
      'TOTAL_COST',
    ]);
    expect(filterConfigs('OPEN').find(({ key }) => key === 'STATUS')).toMatchObject({
      label: 'Status',
      type: 'MultiSelect',
      options: [
        { value: 'DRAFT', label: 'Draft' },
        { value: 'CREATED', label: 'Created' },
      ],
    });
    expect(criteriaOf.Text).toEqual(['LIKE', 'EQUALS']);
  });

  it('LIST-44 offer the statuses of the tab', () => {
    const statuses = (tab: Parameters<typeof filterConfigs>[0]) =>
      filterConfigs(tab).find(({ key }) => key === 'STATUS')?.options?.length;

    expect([
      statuses('OPEN'),
      statuses('MANIFESTED'),
      statuses('ALL'),
      statuses('DELETED'),
    ]).toEqual([2, 9, 11, undefined]);
  });
});

describe('filters in the URL of a list', () => {
  const read = (url: string) => filtersForTab(decodeFilters(new URLSearchParams(url)) ?? [], 'ALL');
  const filter = (key: CriteriaFilter['key'], ...value: string[]): CriteriaFilter[] => [
    { key, criteria: 'IN', value },
  ];

  it.each([
    ['a status', 'f.STATUS=in:DRAFT,SHIPPED', filter('STATUS', 'DRAFT')],
    ['a state', 'f.SENDER_STATE=in:VIC,XYZ', filter('SENDER_STATE', 'VIC')],
    ['a reason', 'f.ATTENTION=in:OVERDUE,LATE', filter('ATTENTION', 'OVERDUE')],
    ['a carrier', 'f.CUSTOMER_CARRIER_ID=in:12,x,0', filter('CUSTOMER_CARRIER_ID', '12')],
    ['only unknown values', 'f.SENDER_STATE=in:XYZ', []],
    ['a criterion that it cannot have', 'f.STATUS=like:DRAFT', filter('STATUS', 'DRAFT')],
  ])('ignore unknown values: %s', (_case, url, filters) => {
    expect(read(url)).toEqual(filters);
  });
});
