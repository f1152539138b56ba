import Button from '@mui/material/Button';
import { LayoutDashboard } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { PermissionName } from '@contracts/permissions/permissions';
import { ownDashboardTexts as words } from '@contracts/texts/own-screens';
import { shellTexts } from '@contracts/texts/shell';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { usePermissionCheck } from '../../shared/session/usePermission';

const screens: readonly [permission: PermissionName, path: string, label: string][] = [
  ['READ_CONSIGNMENT', '/consignment/list', shellTexts.consignments],
  ['READ_MANIFEST', '/manifest/list', shellTexts.manifests],
  ['READ_ADDRESS', '/address-book', shellTexts.addressBook],
];

/** For somebody whose permissions show none of the numbers: what they may open instead (GAP-09). */
export function NothingToSee() {
  const holds = usePermissionCheck();
  const open = screens.filter(([permission]) => holds(permission));
  return (
    <EmptyState
      icon={LayoutDashboard}
      title={words.nothingForYou}
      reason={open.length > 0 ? words.youMayOpen : words.askForMore}
      action={open.map(([permission, path, label]) => (
        <Button key={permission} component={Link} to={path} sx={{ mx: 1 }}>
          {label}
        </Button>
      ))}
    />
  );
}
