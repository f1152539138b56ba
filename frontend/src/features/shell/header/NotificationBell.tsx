import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { appTexts } from '@contracts/texts/app/common';

import {
  notificationsSeen,
  type WithNotifications,
} from '../../../shared/feedback/notifications.slice';
import { lazy } from '../../../shared/loading/lazy';
import { vars } from '../../../shared/theme/vars';

/** Loaded when first opened. */
const NotificationList = lazy(() =>
  import('./NotificationList').then(({ NotificationList: Component }) => ({ default: Component })),
);

/** List of past toasts, to be read at any time (WCAG 2.2.1). */
export function NotificationBell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { entries, seenUpTo } = useSelector(
    ({ notifications }: WithNotifications) => notifications,
  );
  const dispatch = useDispatch();
  const unseen = entries.filter(({ id }) => id > seenUpTo).length;

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
          dispatch(notificationsSeen());
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
