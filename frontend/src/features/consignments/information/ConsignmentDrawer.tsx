import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query';

import { stateZone } from '@contracts/rules/calendar-day';
import { appInformationTexts as words } from '@contracts/texts/app/shipping';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { messageOf } from '../../../shared/api/api-error';
import { useFindConsignmentQuery } from '../../../shared/consignment/consignment.api';
import { useFindTrackingQuery } from '../../../shared/consignment/tracking.api';
import { TrackingEventsTable } from '../../../shared/consignment/TrackingEventsTable';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { PageTabs } from '../../../shared/layout/PageTabs';
import { PrintedPage } from '../../../shared/layout/PrintedPage';
import { SideDrawer } from '../../../shared/layout/SideDrawer';
import { useWatchedRecord } from '../../../shared/live/useWatchedRecord';
import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { useUrlState } from '../../../shared/navigation/useUrlState';
import { StatusChip } from '../../../shared/status/StatusChip';
import { CopyButton } from '../../../shared/text/CopyButton';
import { Mono } from '../../../shared/text/values';
import { ConsignmentFacts } from './ConsignmentFacts';
import { ConsignmentItems } from './ConsignmentItems';
import { ConsignmentPapers } from './ConsignmentPapers';
import { InformationActions } from './InformationActions';
import { InformationHead } from './InformationHead';
import { InformationStrip } from './InformationStrip';
import { Parties } from './Parties';
import { TotalCost } from './TotalCost';

/** Consignment Information (spec part 1, section 2.11). Open while the URL contains `?consignment=<id>`. */
export function ConsignmentDrawer() {
  const { value, close } = useRecordDialog('consignment');
  if (value === null) return null;
  return <DrawerOf key={value} id={Number(value)} onClose={close} />;
}

interface DrawerOfProps {
  readonly id: number;
  readonly onClose: () => void;
}

function DrawerOf({ id, onClose }: DrawerOfProps) {
  const { data, error, refetch } = useFindConsignmentQuery(id);

  return (
    <SideDrawer
      title={consignmentListTexts.information}
      width={584}
      onClose={onClose}
      tools={data && <StatusChip status={data.state === 'DELETED' ? 'DELETED' : data.status} />}
    >
      <Box sx={{ px: 5, pb: 5 }}>
        {error && (
          <ErrorState
            message={messageOf(error, consignmentListTexts.fetchFailed)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <SkeletonLines count={12} />}
        {data && <Information consignment={data} />}
      </Box>
    </SideDrawer>
  );
}

function Information({ consignment }: { readonly consignment: ConsignmentView }) {
  const { id, connoteNumber, state } = consignment;
  const people = useWatchedRecord('consignment', id);
  const { data: tracking } = useFindTrackingQuery(state === 'MANIFESTED' ? id : skipToken);
  return (
    <>
      <PrintedPage heading={connoteNumber} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'h2' }}>
        <Mono>{connoteNumber}</Mono>
        <CopyButton text={connoteNumber} label={words.copy} />
      </Box>
      <InformationHead consignment={consignment} tracking={tracking} />
      <InformationStrip
        consignment={consignment}
        tracking={tracking}
        people={people.map(({ name }) => name)}
      />
      <InformationActions consignment={consignment} />
      <InformationTabs consignment={consignment} tracking={tracking} />
    </>
  );
}

const KEY = 'information';

interface InformationTabsProps {
  readonly consignment: ConsignmentView;
  readonly tracking: ConsignmentTrackingView | undefined;
}

/** Summary, items, tracking and paperwork; the tab is in the URL. */
function InformationTabs({ consignment, tracking }: InformationTabsProps) {
  const [params, change] = useUrlState();
  const { offer } = consignment;
  const events = tracking?.ConsignmentTracking.TrackingEvents ?? [];
  const tabs = [
    { value: 'summary', label: words.tabs.summary },
    { value: 'items', label: words.tabs.items, count: offer.items.length },
    ...(tracking ? [{ value: 'tracking', label: words.tabs.tracking, count: events.length }] : []),
    { value: 'paperwork', label: words.tabs.paperwork },
  ];
  const tab = tabs.find(({ value }) => value === params.get(KEY))?.value ?? 'summary';
  return (
    <>
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
      <Box sx={{ pt: 4, display: 'grid', gap: 4 }}>
        <TabContent tab={tab} consignment={consignment} tracking={tracking} />
      </Box>
    </>
  );
}

function TabContent({
  tab,
  consignment,
  tracking,
}: InformationTabsProps & { readonly tab: string }) {
  const { offer, articleNumbers } = consignment;
  switch (tab) {
    case 'items':
      return <ConsignmentItems items={offer.items} articleNumbers={articleNumbers} isDetailed />;
    case 'tracking':
      return (
        <Box sx={{ mx: -5 }}>
          <TrackingEventsTable
            events={tracking?.ConsignmentTracking.TrackingEvents ?? []}
            zone={stateZone(tracking?.senderState)}
          />
        </Box>
      );
    case 'paperwork':
      return <ConsignmentPapers consignment={consignment} />;
    default:
      return (
        <>
          <Parties consignment={consignment} />
          <ConsignmentItems items={offer.items} articleNumbers={articleNumbers} />
          <TotalCost consignment={consignment} />
          <ConsignmentFacts consignment={consignment} />
        </>
      );
  }
}
