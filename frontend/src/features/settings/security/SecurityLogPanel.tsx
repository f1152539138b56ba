import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { appSecurityLogTexts as texts } from '@contracts/texts/app/security-log';
import { securityEventKinds, type SecurityLogView } from '@contracts/views/security-log.view';

import { CompactSelect } from '../../../shared/forms/CompactSelect';
import { useSession } from '../../../shared/session/useSession';
import { QueryResult } from '../frame/QueryResult';
import { rowListSx } from '../frame/row-list.styles';
import { SettingsSection } from '../SettingsSection';
import {
  useListSecurityEventsQuery,
  type SecurityLogQuery,
} from '../../../shared/security-log/security-log.api';
import { SecurityEventRow } from './SecurityEventRow';

type Filter = Pick<SecurityLogQuery, 'kind' | 'outcome' | 'before'>;

/** The user's own security log, fifty entries at a time. */
export function SecurityLogPanel() {
  const userId = useSession().claims?.id ?? 0;
  const [filter, setFilter] = useState<Filter>({});
  const query = useListSecurityEventsQuery(
    { userId, ...filter },
    { refetchOnMountOrArgChange: true },
  );

  return (
    <SettingsSection
      title={texts.title}
      intro={texts.intro}
      tools={<Filters filter={filter} onChange={setFilter} />}
    >
      <QueryResult query={query}>
        {({ events, before }) => (
          <>
            <EventList events={events} userId={userId} />
            <Pager
              canGoBack={filter.before !== undefined}
              before={before}
              onGo={(position) => {
                setFilter(pageAt(filter, position));
              }}
            />
          </>
        )}
      </QueryResult>
    </SettingsSection>
  );
}

const pageAt = ({ kind, outcome }: Filter, before: number | null): Filter => ({
  ...(kind && { kind }),
  ...(outcome && { outcome }),
  ...(before !== null && { before }),
});

interface EventListProps {
  readonly events: SecurityLogView['events'];
  readonly userId: number;
}

const EventList = ({ events, userId }: EventListProps) =>
  events.length === 0 ? (
    <Box sx={{ color: 'app.textMuted' }}>{texts.none}</Box>
  ) : (
    <Box component="ul" aria-label={texts.title} sx={rowListSx}>
      {events.map((event) => (
        <SecurityEventRow key={event.id} event={event} userId={userId} />
      ))}
    </Box>
  );

const EVERYTHING = '';
const kindOptions = [
  { value: EVERYTHING, label: texts.everything } as const,
  ...securityEventKinds.map((value) => ({ value, label: texts.kinds[value] })),
];
const outcomeOptions = ([EVERYTHING, 'DONE', 'REFUSED'] as const).map((value) => ({
  value,
  label: texts.outcomes[value],
}));

interface FiltersProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** A changed filter starts at the newest entry. */
const Filters = ({ filter: { kind, outcome }, onChange }: FiltersProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
    <CompactSelect
      aria-label={texts.kind}
      value={kind ?? EVERYTHING}
      options={kindOptions}
      onChange={(value) => {
        onChange({ ...(value && { kind: value }), ...(outcome && { outcome }) });
      }}
    />
    <CompactSelect
      aria-label={texts.outcome}
      value={outcome ?? EVERYTHING}
      options={outcomeOptions}
      onChange={(value) => {
        onChange({ ...(kind && { kind }), ...(value && { outcome: value }) });
      }}
    />
  </Box>
);

interface PagerProps {
  readonly canGoBack: boolean;
  /** Cursor of the next page; null at the end. */
  readonly before: number | null;
  /** Null for the newest page. */
  readonly onGo: (before: number | null) => void;
}

const Pager = ({ canGoBack, before, onGo }: PagerProps) => (
  <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, mt: 3 }}>
    {canGoBack && (
      <Button
        variant="outlined"
        onClick={() => {
          onGo(null);
        }}
      >
        {texts.newest}
      </Button>
    )}
    {before !== null && (
      <Button
        variant="outlined"
        onClick={() => {
          onGo(before);
        }}
      >
        {texts.older}
      </Button>
    )}
  </Box>
);
