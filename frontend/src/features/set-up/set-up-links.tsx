import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { PermissionName } from '@contracts/permissions/permissions';
import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { SetUpView } from '@contracts/views/set-up.view';

import { usePermission } from '../../shared/session/usePermission';

export type SetUpList = 'carriers' | 'clients';

const additions: Readonly<
  Record<SetUpList, { to: string; label: string; permission: PermissionName }>
> = {
  carriers: {
    to: '/carrier/list',
    label: texts.addCarrier,
    permission: 'CREATE_CUSTOMER_CARRIER_ACCOUNT',
  },
  clients: { to: '/client/list', label: texts.addClient, permission: 'CREATE_CLIENT' },
};

/** Whether the user may add to the list. */
export const useCanAdd = (list: SetUpList): boolean => usePermission(additions[list].permission);

interface AddLinkProps {
  readonly list: SetUpList;
  /** Whether it is the page's main button. */
  readonly isMain?: boolean;
}

/** Link to the list in which a record is added, with permission. */
export function AddLink({ list, isMain = false }: AddLinkProps) {
  const { to, label } = additions[list];
  return useCanAdd(list) ? (
    <Button
      component={Link}
      to={to}
      startIcon={<Plus size={14} aria-hidden />}
      {...(isMain && { variant: 'contained', fullWidth: true })}
    >
      {label}
    </Button>
  ) : null;
}

interface ClientPagerProps {
  readonly setUp: SetUpView;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Pager, if there is more than one page of clients. */
export function ClientPager({ setUp, page, onPage }: ClientPagerProps) {
  const last = Math.ceil(setUp.clientCount / setUp.pageSize) - 1;
  if (last <= 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button
        disabled={page <= 0}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        {texts.previousClients}
      </Button>
      <Button
        disabled={page >= last}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        {texts.nextClients}
      </Button>
    </Box>
  );
}
