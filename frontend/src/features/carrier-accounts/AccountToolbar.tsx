import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts';
import { appAccountTexts } from '@contracts/texts/app/carriers';

import { ListSearch } from '../../shared/filters/ListSearch';
import { AddButton } from '../../shared/layout/AddButton';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { CustomerSelect } from '../../shared/session/CustomerSelect';
import { SpecText } from '../../shared/text/SpecText';
import type { CarrierAccountList } from './useCarrierAccounts';

export interface AccountToolbarProps {
  readonly accounts: CarrierAccountList;
  /** Null without permission to add one (ACCT-05). */
  readonly onAdd: (() => void) | null;
}

/** ACCT-05, ACCT-10: customer, search and Add. */
export const AccountToolbar = ({ accounts: { list }, onAdd }: AccountToolbarProps) => (
  <ListToolbar
    actions={
      onAdd && (
        <AddButton onClick={onAdd}>
          <SpecText>{texts.add}</SpecText>
        </AddButton>
      )
    }
  >
    <CustomerSelect />
    <ListSearch isLocal label={appAccountTexts.search} list={list} />
  </ListToolbar>
);
