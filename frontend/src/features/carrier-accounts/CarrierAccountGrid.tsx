import Button from '@mui/material/Button';
import { IdCard } from 'lucide-react';

import { carrierAccountTexts as texts } from '@contracts/texts/carrier-accounts';
import { ownAccountTexts as words } from '@contracts/texts/own-carriers';
import { ownTexts } from '@contracts/texts/own';
import type { CustomerCarrierAccountView } from '@contracts/views/carrier-account.view';

import { messageOf } from '../../shared/api/api-error';
import { EmptyState } from '../../shared/feedback/EmptyState';
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

/** The accounts; below an opened row stand its prefixes, for whoever may read them (ACCT-11). */
export function CarrierAccountGrid({ accounts, actions }: CarrierAccountGridProps) {
  const { list, answer, rows, total, selection } = accounts;
  const seesPrefixes = usePermission('READ_PREFIX');
  const { edit } = actions;

  return (
    <EntityGrid<CustomerCarrierAccountView>
      label={texts.title}
      columns={carrierAccountColumns(actions)}
      rows={rows}
      total={total}
      query={list.query}
      onQueryChange={list.change}
      isFetching={answer.isFetching}
      error={
        answer.error && {
          message: messageOf(answer.error, words.loadFailed),
          onRetry: () => void answer.refetch(),
        }
      }
      empty={<NoAccounts accounts={accounts} />}
      selection={selection.selection}
      {...(seesPrefixes && {
        detail: {
          label: accountName,
          render: (account) => <PrefixTable account={account} actions={actions} />,
        },
      })}
      {...(edit && { onRowOpen: edit })}
      renderCard={(account) => (
        <CarrierAccountCard account={account} actions={actions} selection={selection.selection} />
      )}
    />
  );
}

/** ACCT-13, with the reason. */
function NoAccounts({ accounts }: Pick<CarrierAccountGridProps, 'accounts'>) {
  const { customer, isFiltered, list } = accounts;
  if (customer.mustPick)
    return (
      <EmptyState icon={IdCard} title={ownTexts.selectACustomer} reason={words.pickCustomer} />
    );
  if (!isFiltered) return <EmptyState icon={IdCard} title={texts.empty} reason={words.firstUse} />;
  return (
    <EmptyState
      icon={IdCard}
      title={texts.empty}
      reason={words.hidden}
      action={
        <Button
          onClick={() => {
            list.change({ q: '' });
          }}
        >
          {ownTexts.clearFilters}
        </Button>
      }
    />
  );
}
