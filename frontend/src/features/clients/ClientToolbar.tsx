import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';

import { clientTexts } from '@contracts/texts/organisations';
import { ownClientTexts } from '@contracts/texts/own-organisations';

import { SearchBox } from '../../shared/filters/SearchBox';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { CustomerSelect } from '../../shared/session/CustomerSelect';
import type { ClientList } from './useClients';

export interface ClientToolbarProps {
  readonly list: ClientList;
  readonly onAdd: () => void;
}

/** CLIENT-03, CLIENT-04, CLIENT-12. */
export function ClientToolbar({ list: { list, mayAdd }, onAdd }: ClientToolbarProps) {
  return (
    <ListToolbar
      actions={
        mayAdd && (
          <Button variant="contained" startIcon={<Plus size={14} aria-hidden />} onClick={onAdd}>
            {clientTexts.add}
          </Button>
        )
      }
    >
      <CustomerSelect />
      <SearchBox
        label={ownClientTexts.search}
        value={list.query.q}
        onChange={(q) => {
          list.change({ q });
        }}
      />
    </ListToolbar>
  );
}
