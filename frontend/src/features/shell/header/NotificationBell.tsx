import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import { Bell } from 'lucide-react';
import { Suspense, useState, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { appTexts } from '@contracts/texts/app/common';
import { MAX_NOTICE_LENGTH } from '@contracts/rules/notice';
import type { NoticeView } from '@contracts/views/notice.view';

import { isServerError } from '../../../shared/api/api-error';
import { lazy } from '../../../shared/loading/lazy';
import { vars } from '../../../shared/theme/vars';
import {
  type Notification,
  notificationsSeen,
  type WithNotifications,
} from '../../../shared/feedback/notifications.slice';
import { useListNoticesQuery, useReadNoticesMutation, useSaveNoticeMutation } from './notices.api';

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

/** Storage key that a tab writes when it has saved or read notices, to notify the browser's other tabs. */
const SIGNAL = 'linehaul.notices';

/**
 * Notices shown to the user: in this tab, and those stored on the server from other tabs, devices and days. Results of
 * the user's own actions are stored; changes by others are shown in each tab separately.
 */
function useNotices() {
  const { entries, seenUpTo } = useSelector(
    ({ notifications }: WithNotifications) => notifications,
  );
  const { data: stored = [], refetch } = useListNoticesQuery(undefined);
  const [readNotices] = useReadNoticesMutation();
  const dispatch = useDispatch();
  useStoredNotices(entries);
  useOtherTabs(() => void refetch());

  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const isNew = ({ key, isRead }: NoticeView) =>
    !isRead && (byKey.get(key)?.id ?? Number.MAX_SAFE_INTEGER) > seenUpTo;
  const storedKeys = new Set(stored.map(({ key }) => key));
  const ofThisTab = entries.filter(({ key }) => !storedKeys.has(key));

  return {
    entries: [...ofThisTab, ...stored.map(toEntry)].toSorted((a, b) => b.at.localeCompare(a.at)),
    unseen: stored.filter(isNew).length + ofThisTab.filter(({ id }) => id > seenUpTo).length,
    markSeen: async () => {
      dispatch(notificationsSeen());
      const newest = (await refetch()).data?.[0];
      if (!newest || newest.isRead) return;
      await readNotices({ upTo: newest.id });
      signal(newest.key);
    },
  };
}

const toEntry = ({ id, key, at, tone, text }: NoticeView): Notification => ({
  ...{ id, key, at, tone, text },
  isMine: true,
});

/** Keys of the notices sent from this tab: each page of the shell has its own bell. */
const sentKeys = new Set<string>();

/** Sends shown notices to the server, each once; a failed one is retried with the next page or notice. */
function useStoredNotices(entries: readonly Notification[]): void {
  const [saveNotice] = useSaveNoticeMutation();
  useEffect(() => {
    for (const { key, tone, text } of entries.filter(({ isMine }) => isMine)) {
      if (sentKeys.has(key)) continue;
      sentKeys.add(key);
      void saveNotice({ key, tone, text: text.slice(0, MAX_NOTICE_LENGTH) }).then(({ error }) => {
        if (error === undefined) signal(key);
        else if (isServerError(error)) sentKeys.delete(key);
      });
    }
  }, [entries, saveNotice]);
}

const signal = (key: string) => {
  localStorage.setItem(SIGNAL, `${key} ${Date.now()}`);
};

/** Calls back when another tab of this browser has saved or read notices. */
function useOtherTabs(then: () => void): void {
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === SIGNAL) latest.current();
    };
    window.addEventListener('storage', handleStorage);
    return () => {
      window.removeEventListener('storage', handleStorage);
    };
  }, []);
}
