import { carrierAccountTexts as texts } from '@contracts/texts/carrier-accounts';
import { ownAccountTexts as words } from '@contracts/texts/own-carriers';

import { ListSearch } from '../../shared/filters/ListSearch';
import { AddButton } from '../../shared/layout/AddButton';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { CustomerSelect } from '../../shared/session/CustomerSelect';
import { VerbatimText } from '../../shared/text/VerbatimText';
import type { CarrierAccountList } from './useCarrierAccounts';

export interface AccountToolbarProps {
  readonly accounts: CarrierAccountList;
  /** Null for whoever may not add one (ACCT-05). */
  readonly onAdd: (() => void) | null;
}

/** ACCT-05, ACCT-10: whose accounts, which of them, and one more. */
export const AccountToolbar = ({ accounts: { list }, onAdd }: AccountToolbarProps) => (
  <ListToolbar
    actions={
      onAdd && (
        <AddButton onClick={onAdd}>
          <VerbatimText>{texts.add}</VerbatimText>
        </AddButton>
      )
    }
  >
    <CustomerSelect />
    <ListSearch label={words.search} list={list} />
  </ListToolbar>
);
