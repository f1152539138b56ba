import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { useRef } from 'react';

import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { messageOf } from '../../../shared/api/api-error';
import { useFindConsignmentQuery } from '../../../shared/consignment/consignment.api';
import { useFindTrackingQuery } from '../../../shared/consignment/tracking.api';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { useListHistoryQuery } from '../../../shared/history/history.api';
import { PrintedPage } from '../../../shared/layout/PrintedPage';
import { SideDrawer } from '../../../shared/layout/SideDrawer';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { swipeableSx, useSwipe } from '../../../shared/layout/useSwipe';
import { useWatchedRecord } from '../../../shared/live/useWatchedRecord';
import { LazyManifestBooking, useManifesting } from '../../../shared/manifesting/useManifesting';
import { useRecordDialog } from '../../../shared/navigation/useRecordDialog';
import { usePermission } from '../../../shared/session/usePermission';
import { StatusChip } from '../../../shared/status/StatusChip';
import { CopyButton } from '../../../shared/text/CopyButton';
import { Mono } from '../../../shared/text/values';
import { InformationActions } from './InformationActions';
import { CarrierLine, InformationHeader } from './InformationHeader';
import { InformationStrip } from './InformationStrip';
import { type ConsignmentHistory, InformationTabs } from './InformationTabs';
import { LatestChange } from './LatestChange';
import { ListPositionButtons } from './ListPositionButtons';
import { useInformationActions } from './useInformationActions';
import { useListNavigation } from './useListNavigation';
import { useManifestConsignment } from './useManifestConsignment';

const WIDTH = 584;

/** Consignment Information (spec part 1, section 2.11). Open while the URL contains `?consignment=<id>`. */
export function ConsignmentDrawer() {
  const { value, close } = useRecordDialog('consignment');
  if (value === null) return null;
  return <DrawerContent key={value} id={Number(value)} onClose={close} />;
}

interface DrawerContentProps {
  readonly id: number;
  readonly onClose: () => void;
}

function DrawerContent({ id, onClose }: DrawerContentProps) {
  const { data, error, refetch } = useFindConsignmentQuery(id);
  const manifesting = useManifesting();
  const { mark, isOnTop } = useIsOnTop();
  const navigation = useListNavigation(id, isOnTop);
  const swipe = useSwipe(navigation.next, navigation.previous);
  const parts = data && { consignment: data, manifesting, isOnTop };

  return (
    <SideDrawer
      title={consignmentListTexts.information}
      subject={data ? <Subject consignment={data} /> : <Skeleton width={160} height={28} />}
      width={WIDTH}
      isPageOnPhone
      onClose={onClose}
      tools={<ListPositionButtons {...navigation} />}
      footer={parts && <DrawerFooter {...parts} />}
    >
      <Box ref={mark} {...swipe} sx={{ px: 5, pb: 5, minHeight: '100%', ...swipeableSx }}>
        {error && (
          <ErrorState
            message={messageOf(error, consignmentListTexts.fetchFailed)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <SkeletonLines count={12} />}
        {parts && <Information {...parts} />}
      </Box>
      {manifesting.consignments && (
        <LazyManifestBooking
          consignments={manifesting.consignments}
          texts={{
            done: consignmentListTexts.manifested,
            failed: consignmentListTexts.manifestFailed,
          }}
          onDone={manifesting.stop}
          onClose={manifesting.stop}
        />
      )}
    </SideDrawer>
  );
}

interface PartProps {
  readonly consignment: ConsignmentView;
  readonly manifesting: ReturnType<typeof useManifesting>;
  readonly isOnTop: () => boolean;
}

function Information(props: PartProps) {
  const { consignment, isOnTop } = props;
  const { id, connoteNumber, state } = consignment;
  const isPhone = useIsPhone();
  const people = useWatchedRecord('consignment', id);
  const { data: tracking } = useFindTrackingQuery(state === 'MANIFESTED' ? id : skipToken);
  const history = useHistoryOf(consignment);
  const actions = useActions(props);

  return (
    <>
      <PrintedPage heading={connoteNumber} />
      {isPhone && <Status consignment={consignment} />}
      <InformationHeader consignment={consignment} tracking={tracking} />
      <InformationStrip
        consignment={consignment}
        tracking={tracking}
        people={people.map(({ name }) => name)}
        events={history?.data}
        actions={actions}
      />
      {!isPhone && <InformationActions actions={actions} isOnTop={isOnTop} />}
      <InformationTabs consignment={consignment} tracking={tracking} history={history} />
    </>
  );
}

/** Footer: actions on a phone, within reach of a thumb; otherwise the latest change. */
function DrawerFooter(props: PartProps) {
  const isPhone = useIsPhone();
  return isPhone ? <PhoneActions {...props} /> : <Latest consignment={props.consignment} />;
}

const PhoneActions = (props: PartProps) => (
  <InformationActions actions={useActions(props)} isOnTop={props.isOnTop} />
);

function useActions({ consignment, manifesting }: PartProps) {
  const manifest = useManifestConsignment(consignment, manifesting);
  return useInformationActions(consignment, () => void manifest());
}

function Latest({ consignment }: Pick<PartProps, 'consignment'>) {
  const event = useHistoryOf(consignment)?.data?.at(-1);
  return event && <LatestChange consignmentId={consignment.id} event={event} />;
}

function Subject({ consignment }: { readonly consignment: ConsignmentView }) {
  const { connoteNumber } = consignment;
  const isPhone = useIsPhone();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Box sx={{ '& > span': { fontSize: '1.125rem', lineHeight: 1.4 }, minWidth: 0 }}>
          <Mono>{connoteNumber}</Mono>
        </Box>
        <CopyButton text={connoteNumber} label={texts.copy} />
        {!isPhone && <Status consignment={consignment} />}
      </Box>
      {isPhone && <CarrierLine consignment={consignment} />}
    </>
  );
}

const Status = ({ consignment: { state, status } }: { readonly consignment: ConsignmentView }) => (
  <StatusChip status={state === 'DELETED' ? 'DELETED' : status} />
);

/** Undefined without permission to read it. */
function useHistoryOf({ id, clientId }: ConsignmentView): ConsignmentHistory | undefined {
  const canRead = usePermission('READ_HISTORY', clientId);
  const { data, error, refetch } = useListHistoryQuery(canRead ? `consignment-${id}` : skipToken);
  return canRead ? { ...(data && { data }), error, refetch } : undefined;
}

/**
 * Checks whether the drawer is the topmost dialog, since its keys must not work below another. `mark` is an element in
 * it.
 */
function useIsOnTop() {
  const mark = useRef<HTMLDivElement>(null);
  const isOnTop = () =>
    mark.current?.closest('.MuiModal-root')?.getAttribute('aria-hidden') !== 'true';
  return { mark, isOnTop };
}
