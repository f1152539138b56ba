import { IdCard } from 'lucide-react';

import { clientAccountTexts as texts } from '@contracts/texts/spec/client-accounts';
import { appClientAccountTexts } from '@contracts/texts/app/carriers';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { queryProps } from '../../shared/grid/query-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import { accountName } from './client-account-dialogs';
import { clientAccountColumns } from './client-account-columns';
import { ClientAccountCard } from './ClientAccountCard';
import { RateCardTable } from './rate-cards/RateCardTable';
import type { ClientAccountActions } from './useClientAccountActions';
import type { ClientAccountList } from './useClientAccounts';

export interface ClientAccountGridProps {
  readonly accounts: ClientAccountList;
  readonly actions: ClientAccountActions;
}

const hasRateCards = ({ rateCardDetails }: ClientCarrierAccountView) => rateCardDetails.length > 0;

/** ACCT-54, ACCT-76: an expanded row shows its rate cards, if any. */
export function ClientAccountGrid({ accounts, actions }: ClientAccountGridProps) {
  const { list, listQuery, rows, total, selection, isFiltered, clearSearch } = accounts;
  const { edit, canSeeRateCards } = actions;
  return (
    <EntityGrid<ClientCarrierAccountView>
      label={texts.title}
      columns={clientAccountColumns(actions)}
      rows={rows}
      total={total}
      query={list.query}
      onQueryChange={list.change}
      {...queryProps(listQuery, appClientAccountTexts.loadFailed)}
      empty={
        <NoRecords
          icon={IdCard}
          title={texts.empty}
          firstUse={actions.add ? appClientAccountTexts.firstUse : null}
          isFiltered={isFiltered}
          onClear={clearSearch}
        />
      }
      selection={selection}
      {...(canSeeRateCards && {
        detail: {
          label: accountName,
          has: hasRateCards,
          render: (account) => <RateCardTable account={account} actions={actions} />,
        },
      })}
      {...(edit && { onRowOpen: edit })}
      renderCard={(account) => (
        <ClientAccountCard account={account} actions={actions} selection={selection} />
      )}
    />
  );
}
