import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { userTexts } from '@contracts/texts/spec/users';
import type { UserView } from '@contracts/views/user.view';

import { CardDetails } from '../../shared/grid/CardDetails';
import { CardSelect } from '../../shared/grid/CardSelect';
import { RowName } from '../../shared/grid/RowName';
import type { GridSelection } from '../../shared/grid/grid-state';
import { StatusChip } from '../../shared/status/StatusChip';
import { rolesSummary } from './role-labels';

export interface UserCardProps {
  readonly user: UserView;
  readonly selection: GridSelection;
  readonly onOpen: (user: UserView) => void;
  /** The roles, rendered while expanded. */
  readonly children: () => ReactNode;
}

/** Card of a user, for phones. */
export function UserCard({ user, selection, onOpen, children }: UserCardProps) {
  const { id, name, email, status, userRoles } = user;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        <CardSelect id={id} name={name} selection={selection} />
        <RowName
          name={name}
          onClick={() => {
            onOpen(user);
          }}
        />
        <Box sx={{ flex: 1 }} />
        <StatusChip status={status} />
      </Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{email}</Box>
      <Box sx={{ color: 'app.textMuted' }}>{rolesSummary(userRoles)}</Box>
      <CardDetails label={userTexts.roles} recordName={name}>
        {children}
      </CardDetails>
    </Box>
  );
}
