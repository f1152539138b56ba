import Typography from '@mui/material/Typography';
import { Radar } from 'lucide-react';

import { appOperationsTexts } from '@contracts/texts/app/operations';
import type { CarrierFeedsView } from '@contracts/views/carrier-feed.view';

import { EmptyState } from '../../../shared/feedback/EmptyState';
import { POLLING_MS } from '../../../shared/operations/issue-list-tag';
import { useTimeZone } from '../../../shared/session/useSession';
import { formatTime, interpolate } from '../../../shared/text/format';
import { TabQuery } from '../TabQuery';
import { TabRegion } from '../TabRegion';
import { useListCarrierFeedsQuery } from './carrier-feeds.api';
import { FeedTable } from './FeedTable';

const texts = appOperationsTexts.feeds;

/** Tracking feeds of the carriers in scope, refetched while the page is open. */
export function FeedsTab() {
  const query = useListCarrierFeedsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLLING_MS,
  });
  return (
    <TabRegion label={appOperationsTexts.tabs.feeds}>
      <Typography sx={{ color: 'app.textMuted' }}>{texts.note}</Typography>
      <TabQuery query={query} failed={texts.failed}>
        {(feeds) => <Feeds {...feeds} />}
      </TabQuery>
    </TabRegion>
  );
}

function Feeds({ feeds, totalCount, lookedAt }: CarrierFeedsView) {
  const time = formatTime(lookedAt, useTimeZone(), { seconds: true });
  if (feeds.length === 0)
    return <EmptyState icon={Radar} title={texts.none} reason={texts.noneReason} />;
  return (
    <>
      <FeedTable feeds={feeds} />
      <Typography sx={{ color: 'app.textMuted' }}>
        {totalCount > feeds.length &&
          `${interpolate(texts.newestOnly, { shown: feeds.length, total: totalCount })} `}
        {interpolate(appOperationsTexts.needs.checkedAt, { time })}
      </Typography>
    </>
  );
}
