import { clientTexts } from '@contracts/texts/organisations';
import { ownClientTexts } from '@contracts/texts/own-organisations';

import { ListSearch } from '../../shared/filters/ListSearch';
import { AddButton } from '../../shared/layout/AddButton';
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
    <ListToolbar actions={mayAdd && <AddButton onClick={onAdd}>{clientTexts.add}</AddButton>}>
      <CustomerSelect />
      <ListSearch label={ownClientTexts.search} list={list} />
    </ListToolbar>
  );
}
