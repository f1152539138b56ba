import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';

import { carrierAccountTexts as texts } from '@contracts/texts/carrier-accounts';
import { ownAccountTexts as words } from '@contracts/texts/own-carriers';

import { SearchBox } from '../../shared/filters/SearchBox';
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
        <Button variant="contained" startIcon={<Plus size={14} aria-hidden />} onClick={onAdd}>
          <VerbatimText>{texts.add}</VerbatimText>
        </Button>
      )
    }
  >
    <CustomerSelect />
    <SearchBox
      label={words.search}
      value={list.query.q}
      onChange={(q) => {
        list.change({ q });
      }}
    />
  </ListToolbar>
);
