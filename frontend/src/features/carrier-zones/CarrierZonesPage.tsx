import { appZoneTexts } from '@contracts/texts/app/zones';
import { shellTexts } from '@contracts/texts/spec/shell';
import { zoneTexts } from '@contracts/texts/spec/zones';

import { useListQuery } from '../../shared/grid/useListQuery';
import { Page } from '../../shared/layout/Page';
import { PageTabs } from '../../shared/layout/PageTabs';
import { CarrierTab } from './by-carrier/CarrierTab';
import { SuburbTab } from './by-suburb/SuburbTab';

const tabs = ['SUBURB', 'CARRIER'] as const;
const schema = { tabs, defaults: { size: 10, sort: 'carrierName,ASC' } } as const;

/** ZONE-01: zones of one suburb, or a zone file of one carrier. */
export function CarrierZonesPage() {
  const list = useListQuery(schema);
  return (
    <Page title={shellTexts.carrierZones} subtitle={appZoneTexts.subtitle}>
      <PageTabs
        label={shellTexts.carrierZones}
        value={list.query.tab}
        tabs={tabs.map((value) => ({ value, label: zoneTexts.tabs[value] }))}
        onChange={(tab) => {
          list.change({ tab });
        }}
      />
      {list.query.tab === 'SUBURB' ? <SuburbTab list={list} /> : <CarrierTab />}
    </Page>
  );
}
