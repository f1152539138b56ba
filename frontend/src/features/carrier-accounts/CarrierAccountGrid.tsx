import { IdCard } from 'lucide-react';

import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts';
import { appAccountTexts } from '@contracts/texts/app/carriers';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { queryProps } from '../../shared/grid/query-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { usePermission } from '../../shared/session/usePermission';
import { accountName } from './account-dialogs';
import { carrierAccountColumns } from './carrier-account-columns';
import { CarrierAccountCard } from './CarrierAccountCard';
import { PrefixTable } from './prefixes/PrefixTable';
import type { AccountActions } from './useAccountActions';
import type { CarrierAccountList } from './useCarrierAccounts';

export interface CarrierAccountGridProps {
  readonly accounts: CarrierAccountList;
  readonly actions: AccountActions;
}

/** Table of the accounts; an expanded row shows its prefixes, with permission to read them (ACCT-11). */
export function CarrierAccountGrid({ accounts, actions }: CarrierAccountGridProps) {
  const { list, listQuery, customer, rows, total, selection, isFiltered, clearSearch } = accounts;
  const canSeePrefixes = usePermission('READ_PREFIX');
  const canAdd = usePermission('CREATE_CUSTOMER_CARRIER_ACCOUNT') && customer.customerId !== null;
  const { edit } = actions;

  return (
    <EntityGrid<CustomerCarrierAccountView>
      label={texts.title}
      columns={carrierAccountColumns(actions)}
      rows={rows}
      total={total}
      query={list.query}
      onQueryChange={list.change}
      {...queryProps(listQuery, appAccountTexts.loadFailed)}
      empty={
        <NoRecords
          icon={IdCard}
          title={texts.empty}
          selectCustomer={customer.mustChoose ? appAccountTexts.selectCustomer : null}
          firstUse={canAdd ? appAccountTexts.firstUse : null}
          isFiltered={isFiltered}
          onClear={clearSearch}
        />
      }
      selection={selection}
      {...(canSeePrefixes && {
        detail: {
          label: accountName,
          render: (account) => <PrefixTable account={account} actions={actions} />,
        },
      })}
      {...(edit && { onRowOpen: edit })}
      renderCard={(account) => (
        <CarrierAccountCard account={account} actions={actions} selection={selection} />
      )}
    />
  );
}
