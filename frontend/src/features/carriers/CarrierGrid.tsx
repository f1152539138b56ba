import { Truck } from 'lucide-react';

import { carrierTexts as texts } from '@contracts/texts/spec/carriers';
import { appCarrierTexts } from '@contracts/texts/app/carriers';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { queryProps } from '../../shared/grid/query-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { usePermission } from '../../shared/session/usePermission';
import { carrierColumns } from './carrier-columns';
import { CarrierCard } from './CarrierCard';
import type { CarrierActions } from './useCarrierActions';
import type { CustomerCarrierList } from './useCustomerCarriers';

export interface CarrierGridProps {
  readonly carriers: CustomerCarrierList;
  readonly actions: CarrierActions;
}

/** Table of the customer's carriers, with single selection. */
export function CarrierGrid({ carriers, actions }: CarrierGridProps) {
  const { list, listQuery, customer, rows, total, selection, isFiltered, clearSearch } = carriers;
  const canAdd = usePermission('CREATE_CUSTOMER_CARRIER_ACCOUNT') && customer.customerId !== null;
  return (
    <EntityGrid
      label={appCarrierTexts.title}
      columns={carrierColumns(actions)}
      rows={rows}
      total={total}
      query={list.query}
      onQueryChange={list.change}
      {...queryProps(listQuery, appCarrierTexts.loadFailed)}
      empty={
        <NoRecords
          icon={Truck}
          title={texts.empty}
          selectCustomer={customer.mustChoose ? appCarrierTexts.selectCustomer : null}
          firstUse={canAdd ? appCarrierTexts.firstUse : null}
          isFiltered={isFiltered}
          onClear={clearSearch}
        />
      }
      selection={selection}
      onRowOpen={actions.open}
      renderCard={(record) => (
        <CarrierCard record={record} actions={actions} selection={selection} />
      )}
    />
  );
}
