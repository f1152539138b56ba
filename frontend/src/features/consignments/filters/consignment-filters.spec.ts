import { criteriaOf } from '../../../shared/filters/filter-config';
import { filterConfigs } from './consignment-filters';

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
