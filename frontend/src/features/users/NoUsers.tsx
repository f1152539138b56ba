import Button from '@mui/material/Button';
import { UserX } from 'lucide-react';

import { ownTexts } from '@contracts/texts/own';
import { ownUserTexts as words } from '@contracts/texts/own-users';

import { EmptyState } from '../../shared/feedback/EmptyState';
import type { UserList } from './useUsers';

export interface NoUsersProps {
  readonly users: UserList;
  readonly onAdd: () => void;
}

/** Nobody, with the reason: a search or a role hides them, or there is nobody yet. */
export function NoUsers({ users, onAdd }: NoUsersProps) {
  if (users.isFiltered)
    return (
      <EmptyState
        icon={UserX}
        title={words.empty}
        reason={words.hidden}
        action={<Button onClick={users.role.clear}>{ownTexts.clearFilters}</Button>}
      />
    );
  return (
    <EmptyState
      icon={UserX}
      title={words.empty}
      {...(users.mayAdd && {
        reason: words.firstUse,
        action: (
          <Button variant="contained" onClick={onAdd}>
            {words.addTitle}
          </Button>
        ),
      })}
    />
  );
}
