import Box from '@mui/material/Box';

import {
  appUsersSecurityLogTexts as texts,
  appSecurityLogTexts,
} from '@contracts/texts/app/security-log';
import type { SecurityEventView } from '@contracts/views/security-log.view';

import { RecordTable, type RecordColumn } from '../../../shared/layout/RecordTable';
import { Tag } from '../../../shared/status/Tag';
import { EMPTY_VALUE } from '../../../shared/text/format';
import { DateText } from '../../../shared/text/values';

const columns: readonly RecordColumn<SecurityEventView>[] = [
  { name: texts.columns.when, render: ({ at }) => <DateText value={at} show="date-time" /> },
  { name: texts.columns.who, render: (event) => <Who event={event} /> },
  { name: texts.columns.what, render: ({ kind }) => appSecurityLogTexts.kinds[kind] },
  { name: texts.columns.details, render: ({ details }) => details || EMPTY_VALUE },
  {
    name: texts.columns.from,
    render: ({ address, agent }) => (
      <span title={agent ?? ''}>{address ?? appSecurityLogTexts.noAddress}</span>
    ),
  },
  {
    name: texts.columns.outcome,
    render: ({ outcome }) =>
      outcome === 'DONE' ? (
        <Tag tone="done">{texts.done}</Tag>
      ) : (
        <Tag tone="bad">{texts.denied}</Tag>
      ),
  },
];

/** Entries of the security log. */
export const LogTable = ({ events }: { readonly events: readonly SecurityEventView[] }) => (
  <RecordTable label={texts.title} columns={columns} rows={events} />
);

/** Actor, and the affected user if it is someone else. */
function Who({ event }: { readonly event: SecurityEventView }) {
  const { userId, userName, subjectId, subjectName } = event;
  const isOther = subjectId !== null && subjectId !== userId;
  return (
    <>
      {userName ?? texts.nobody}
      {isOther && (
        <Box sx={{ color: 'app.textMuted' }}>{texts.about(subjectName ?? `#${subjectId}`)}</Box>
      )}
    </>
  );
}
