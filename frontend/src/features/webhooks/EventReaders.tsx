import Box from '@mui/material/Box';
import { useId } from 'react';

import { MAX_EVENTS_BEHIND } from '@contracts/rules/event-readers';
import { eventReaderTexts as texts } from '@contracts/texts/app/event-readers';
import type { EventReaderView } from '@contracts/views/public-event.view';

import { messageOf } from '../../shared/api/api-error';
import { LoadFailedAlert } from '../../shared/feedback/LoadFailedAlert';
import { SkeletonLines } from '../../shared/feedback/SkeletonLines';
import { Tag } from '../../shared/status/Tag';
import { interpolate } from '../../shared/text/format';
import { DateText } from '../../shared/text/values';
import { useListEventReadersQuery } from './event-readers.api';

const REFRESH_MS = 60_000;

export interface EventReadersProps {
  /** Undefined for all clients. */
  readonly clientId: number | undefined;
  readonly isClientShown: boolean;
}

/** API keys that read the event feed instead of receiving calls, with how far behind they are. */
export function EventReaders({ clientId, isClientShown }: EventReadersProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={sectionSx}>
      <Box component="h2" id={titleId}>
        {texts.title}
      </Box>
      <Readers clientId={clientId} isClientShown={isClientShown} />
    </Box>
  );
}

function Readers({ clientId, isClientShown }: EventReadersProps) {
  const { data, error, refetch } = useListEventReadersQuery(clientId ?? null, {
    refetchOnMountOrArgChange: true,
    pollingInterval: REFRESH_MS,
  });
  if (!data && error)
    return (
      <LoadFailedAlert
        message={messageOf(error, texts.loadFailed)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonLines count={2} />;
  if (data.length === 0) return <p>{texts.none}</p>;
  return (
    <ul>
      {data.map((reader) => (
        <li key={reader.apiKeyId}>
          <strong>{reader.name}</strong>
          <span>
            <Lag reader={reader} />
          </span>
          <span className="when">
            {texts.lastRead} <DateText value={reader.readAt} show="date-minute" />
          </span>
          {isClientShown && <span className="when">{reader.clientName}</span>}
        </li>
      ))}
    </ul>
  );
}

function Lag({ reader: { behind, behindSince } }: { readonly reader: EventReaderView }) {
  if (behind === 0 || behindSince === null) return <Tag tone="done">{texts.upToDate}</Tag>;
  const isMore = behind >= MAX_EVENTS_BEHIND;
  const count = behind === 1 ? texts.behindOne : interpolate(texts.behind, { count: behind });
  return (
    <>
      <Tag tone="warn">{isMore ? interpolate(texts.behindMore, { count: behind }) : count}</Tag>{' '}
      {texts.since} <DateText value={behindSince} show="date-minute" />
    </>
  );
}

const sectionSx = {
  minHeight: 0,
  overflow: 'auto',
  px: 3,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'app.sunken',
  '& h2': { m: 0, mb: 2, typography: 'body2', color: 'text.secondary' },
  '& p': { m: 0, color: 'text.secondary' },
  '& ul': { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 },
  '& li': { display: 'grid', gap: '4px', overflowWrap: 'anywhere' },
  '& .when': { color: 'text.secondary' },
} as const;
