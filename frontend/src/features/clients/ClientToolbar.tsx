import { clientTexts } from '@contracts/texts/spec/organisations';
import { appClientTexts } from '@contracts/texts/app/organisations';

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
export function ClientToolbar({ list: { list, canAdd }, onAdd }: ClientToolbarProps) {
  return (
    <ListToolbar actions={canAdd && <AddButton onClick={onAdd}>{clientTexts.add}</AddButton>}>
      <CustomerSelect />
      <ListSearch label={appClientTexts.search} list={list} />
    </ListToolbar>
  );
}
