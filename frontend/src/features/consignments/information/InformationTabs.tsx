import Box from '@mui/material/Box';

import { stateZone } from '@contracts/rules/calendar-day';
import { appHistoryTexts } from '@contracts/texts/app/history';
import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { HistoryEventView } from '@contracts/views/history.view';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { messageOf } from '../../../shared/api/api-error';
import { TrackingEventsTable } from '../../../shared/consignment/TrackingEventsTable';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { EventStream } from '../../../shared/history/EventStream';
import { PageTabs } from '../../../shared/layout/PageTabs';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { useUrlState } from '../../../shared/navigation/useUrlState';
import { ConsignmentFacts, DeliveryFacts } from './ConsignmentFacts';
import { ConsignmentItems } from './ConsignmentItems';
import { ConsignmentPaperwork, hasPaperwork } from './ConsignmentPaperwork';
import { Parties } from './Parties';
import { PhoneSummary } from './PhoneSummary';
import { TotalCost } from './TotalCost';

/** Query parameter; `tab` is the list's own tab. */
const KEY = 'information';

/** Events of the consignment loaded so far, oldest first. */
export interface ConsignmentHistory {
  readonly data?: readonly HistoryEventView[];
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

export interface InformationTabsProps {
  readonly consignment: ConsignmentView;
  readonly tracking: ConsignmentTrackingView | undefined;
  /** Undefined without permission to read it. */
  readonly history: ConsignmentHistory | undefined;
}

const eventsOf = (tracking: ConsignmentTrackingView | undefined) =>
  tracking?.ConsignmentTracking.TrackingEvents ?? [];

function tabsOf({ consignment, tracking, history }: InformationTabsProps) {
  const { tabs } = texts;
  return [
    { value: 'summary', label: tabs.summary },
    { value: 'items', label: tabs.items, count: consignment.offer.items.length },
    ...(tracking
      ? [{ value: 'tracking', label: tabs.tracking, count: eventsOf(tracking).length }]
      : []),
    ...(history ? [{ value: 'history', label: tabs.history, count: history.data?.length }] : []),
    { value: 'paperwork', label: tabs.paperwork },
  ];
}

/** Summary, items, tracking, history and paperwork; the tab is in the URL. */
export function InformationTabs(props: InformationTabsProps) {
  const [params, change] = useUrlState();
  const tabs = tabsOf(props);
  const tab = tabs.find(({ value }) => value === params.get(KEY))?.value ?? 'summary';
  return (
    <>
      <Box sx={{ mx: -5, px: 2, borderBottom: 1, borderColor: 'divider' }}>
        <PageTabs
          label={consignmentListTexts.information}
          tabs={tabs}
          value={tab}
          isInDialog
          onChange={(next) => {
            change(
              (current) => {
                current.set(KEY, next);
                return current;
              },
              { replace: true },
            );
          }}
        />
      </Box>
      <Box sx={{ pt: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <TabContent tab={tab} {...props} />
      </Box>
    </>
  );
}

function TabContent(props: InformationTabsProps & { readonly tab: string }) {
  const { tab, consignment, tracking, history } = props;
  const { offer, articleNumbers } = consignment;
  switch (tab) {
    case 'items':
      return <ConsignmentItems items={offer.items} articleNumbers={articleNumbers} isDetailed />;
    case 'tracking':
      return (
        <Box sx={{ mx: -5 }}>
          <TrackingEventsTable
            events={eventsOf(tracking)}
            zone={stateZone(tracking?.senderState)}
          />
        </Box>
      );
    case 'history':
      return history ? <HistoryTab consignmentId={consignment.id} history={history} /> : null;
    case 'paperwork':
      return hasPaperwork(consignment) ? (
        <ConsignmentPaperwork consignment={consignment} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{texts.noPaperwork}</Box>
      );
    default:
      return <Summary {...props} />;
  }
}

function Summary({ consignment, tracking, history }: InformationTabsProps) {
  const isPhone = useIsPhone();
  const parties = <Parties consignment={consignment} />;
  const facts = <ConsignmentFacts consignment={consignment} />;
  const delivery = <DeliveryFacts consignment={consignment} />;
  if (isPhone)
    return (
      <PhoneSummary
        consignment={consignment}
        tracking={tracking}
        latest={history?.data?.at(-1)}
        details={
          <>
            {parties}
            {delivery}
            {facts}
          </>
        }
      />
    );
  return (
    <>
      {parties}
      <ConsignmentItems
        items={consignment.offer.items}
        articleNumbers={consignment.articleNumbers}
      />
      <Box sx={halvesSx}>
        <TotalCost consignment={consignment} />
        {delivery}
      </Box>
      {facts}
    </>
  );
}

const halvesSx = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
} as const;

interface HistoryTabProps {
  readonly consignmentId: number;
  readonly history: ConsignmentHistory;
}

/** All events, newest first; an entry opens the consignment as of that event. */
function HistoryTab({ consignmentId, history: { data, error, refetch } }: HistoryTabProps) {
  const dialog = useRecordDialog('history');
  return (
    <>
      {error !== undefined && (
        <ErrorState
          message={messageOf(error, appHistoryTexts.loadFailed)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && error === undefined && <SkeletonLines count={6} />}
      {data && (
        <Box sx={{ mx: -3 }}>
          <EventStream
            events={data}
            at={data.length - 1}
            onSelect={(index) => {
              dialog.open(`consignment-${consignmentId}`, data[index]?.revision);
            }}
          />
        </Box>
      )}
    </>
  );
}
