import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import type { Notification } from '../../../shared/feedback/notifications.slice';
import { useNow } from '../../../shared/live/useNow';
import { useTimeZone } from '../../../shared/session/useSession';
import { formatDate } from '../../../shared/text/format';
import { DateText } from '../../../shared/text/values';

const filters = {
  all: { label: appTexts.all, matches: () => true },
  errors: {
    label: appTexts.errors,
    matches: ({ tone }: Notification) => tone === 'error',
  },
  mine: { label: appTexts.mine, matches: ({ isMine }: Notification) => isMine },
} as const;
type Filter = keyof typeof filters;

/** Past toasts, newest first: all, errors only, or results of the user's own actions. */
export function NotificationList({ entries }: { readonly entries: readonly Notification[] }) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = entries.filter(filters[filter].matches);
  const zone = useTimeZone();
  const now = useNow();

  return (
    <>
      <Tabs
        aria-label={appTexts.notifications}
        value={filter}
        onChange={(_event, next: Filter) => {
          setFilter(next);
        }}
      >
        {Object.entries(filters).map(([value, { label }]) => (
          <Tab key={value} value={value} label={label} />
        ))}
      </Tabs>
      {shown.length === 0 && (
        <Typography sx={{ p: 4, color: 'app.textMuted' }}>{appTexts.noNotifications}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflow: 'auto' }}>
        {shown.map((entry) => (
          <Box component="li" key={entry.key} sx={lineSx}>
            <Box component="span" sx={{ flex: 1, color: toneColour(entry) }}>
              {entry.text}
            </Box>
            <Box component="span" sx={{ typography: 'body2', color: 'app.textMuted' }}>
              <DateText
                value={entry.at}
                show={isSameDay(entry.at, now, zone) ? 'time' : 'date-minute'}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

const isSameDay = (a: string, b: string, zone: string) =>
  formatDate(a, zone) === formatDate(b, zone);

const toneColour = ({ tone }: Notification) =>
  tone === 'error' ? 'app.tone.bad.fg' : 'text.primary';

const lineSx = {
  display: 'flex',
  gap: 3,
  px: 4,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { border: 0 },
} as const;
