import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { lazy } from '../../../shared/loading/lazy';
import { vars } from '../../../shared/theme/vars';
import { useNotices } from './useNotices';

/** Loaded when first opened. */
const NotificationList = lazy(() =>
  import('./NotificationList').then(({ NotificationList: Component }) => ({ default: Component })),
);

/** Bell that opens the list of past toasts from all devices, which can be read at any time (WCAG 2.2.1). */
export function NotificationBell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { entries, unseen, markSeen } = useNotices();

  return (
    <>
      <IconButton
        aria-label={
          unseen > 0
            ? `${appTexts.notifications}, ${unseen} ${appTexts.new}`
            : appTexts.notifications
        }
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          void markSeen();
        }}
      >
        <Badge variant="dot" color="error" invisible={unseen === 0}>
          <Bell size={16} strokeWidth={1.6} aria-hidden />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: paperProps,
        }}
      >
        <Suspense fallback={<Skeleton height={120} />}>
          <NotificationList entries={entries} />
        </Suspense>
      </Popover>
    </>
  );
}

const paperProps = {
  role: 'dialog',
  'aria-label': appTexts.notifications,
  sx: {
    width: 360,
    maxWidth: 1,
    mt: 1,
    borderRadius: '10px',
    border: 1,
    borderColor: 'divider',
    boxShadow: (theme: Theme) => vars(theme).app.shadowFloat,
  },
} as const;
