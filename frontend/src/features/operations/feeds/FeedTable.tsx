import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

import { appOperationsTexts } from '@contracts/texts/app/operations';
import type { CarrierFeedView, FeedState } from '@contracts/views/carrier-feed.view';

import { RecordTable, type RecordColumn } from '../../../shared/layout/RecordTable';
import { usePermission } from '../../../shared/session/usePermission';
import { Tag, type TagProps } from '../../../shared/status/Tag';
import { EMPTY_VALUE, interpolate } from '../../../shared/text/format';
import { DateText } from '../../../shared/text/values';
import { useIsOperator } from '../jobs/useIsOperator';
import { carrierListPath, setAsidePath } from '../operations-paths';

const texts = appOperationsTexts.feeds;
const { columns } = texts;

interface FeedRow extends CarrierFeedView {
  readonly id: number;
}

const tones: Readonly<Record<FeedState, NonNullable<TagProps['tone']>>> = {
  READING: 'done',
  FAILING: 'bad',
  LATE: 'warn',
  NOT_READ: 'neutral',
};

const customer: RecordColumn<FeedRow> = {
  name: columns.customer,
  render: ({ customerName }) => customerName,
};

const columnsOf = (hasSeveralCustomers: boolean): readonly RecordColumn<FeedRow>[] => [
  { name: columns.carrier, render: (row) => <Carrier feed={row} /> },
  ...(hasSeveralCustomers ? [customer] : []),
  { name: columns.source, render: ({ source }) => texts.sources[source] },
  { name: columns.state, render: (row) => <State feed={row} /> },
  { name: columns.readAt, render: ({ readAt }) => <DateText value={readAt} show="date-minute" /> },
  { name: columns.setAside, render: (row) => <SetAside feed={row} /> },
];

/** Feeds in rows, each with its customer if there are several. */
export function FeedTable({ feeds }: { readonly feeds: readonly CarrierFeedView[] }) {
  const hasSeveralCustomers = new Set(feeds.map(({ customerId }) => customerId)).size > 1;
  return (
    <RecordTable
      label={texts.title}
      columns={columnsOf(hasSeveralCustomers)}
      rows={feeds.map((feed) => ({ ...feed, id: feed.customerCarrierId }))}
    />
  );
}

interface FeedProps {
  readonly feed: CarrierFeedView;
}

const nameOf = ({ carrierDisplayName, customerName }: CarrierFeedView): string =>
  `${carrierDisplayName}, ${customerName}`;

/** Links to the carrier's settings, for users who may see them. */
function Carrier({ feed: { customerId, carrierDisplayName: name } }: FeedProps) {
  const canSee = usePermission('READ_CUSTOMER_CARRIER');
  if (!canSee) return name;
  return (
    <MuiLink component={Link} to={carrierListPath(customerId, name)}>
      {name}
    </MuiLink>
  );
}

/** State, with the reason if it is not read as planned. */
function State({ feed: { state, failure } }: FeedProps) {
  const isOperator = useIsOperator();
  return (
    <>
      <Tag tone={tones[state]}>{texts.states[state]}</Tag>
      {failure && (
        <Box sx={secondarySx}>
          {failure.reason}. {texts.failing(failure.calls)}, {texts.since}{' '}
          <DateText value={failure.since} show="date-minute" />
        </Box>
      )}
      {state === 'LATE' && (
        <Box sx={secondarySx}>
          {texts.late}
          {isOperator && ` ${texts.lateAdvice}`}
        </Box>
      )}
    </>
  );
}

/** Link to the feed's scans that wait for a user; those retried automatically are only counted. */
function SetAside({ feed }: FeedProps) {
  const { customerCarrierId, setAside, retrying } = feed;
  if (setAside === 0 && retrying === 0) return EMPTY_VALUE;
  return (
    <>
      {setAside > 0 && (
        <MuiLink
          component={Link}
          to={setAsidePath(customerCarrierId)}
          aria-label={`${texts.scans(setAside)}: ${interpolate(texts.showScans, { feed: nameOf(feed) })}`}
        >
          {texts.scans(setAside)}
        </MuiLink>
      )}
      {retrying > 0 && (
        <Box sx={secondarySx}>{interpolate(texts.retrying, { count: retrying })}</Box>
      )}
    </>
  );
}

const secondarySx = { color: 'app.textMuted' } as const;
