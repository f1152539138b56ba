import Button from '@mui/material/Button';
import { LayoutDashboard } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { PermissionName } from '@contracts/permissions/permissions';
import { appNoClientTexts } from '@contracts/texts/app/first-steps';
import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import { shellTexts } from '@contracts/texts/spec/shell';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { logout } from '../../shared/session/logout';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { useAccessContactText } from '../../shared/session/useAccessContactText';

const screens: readonly [permission: PermissionName, path: string, label: string][] = [
  ['READ_CONSIGNMENT', '/consignment/list', shellTexts.consignments],
  ['READ_MANIFEST', '/manifest/list', shellTexts.manifests],
  ['READ_ADDRESS', '/address-book', shellTexts.addressBook],
];

/**
 * Shown to users without permission for any figure: links to screens they can open, or else says whom to contact
 * (GAP-09).
 */
export function EmptyDashboard() {
  const can = usePermissionCheck();
  const contactText = useAccessContactText();
  const permitted = screens.filter(([permission]) => can(permission));
  return (
    <EmptyState
      icon={LayoutDashboard}
      title={texts.noAccessToFigures}
      reason={permitted.length > 0 ? texts.youCanOpen : `${texts.noRoles} ${contactText}`}
      action={
        permitted.length > 0 ? (
          permitted.map(([permission, path, label]) => (
            <Button key={permission} component={Link} to={path} sx={{ mx: 1 }}>
              {label}
            </Button>
          ))
        ) : (
          <Button onClick={logout}>{appNoClientTexts.logOut}</Button>
        )
      }
    />
  );
}
