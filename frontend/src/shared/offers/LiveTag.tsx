import Box from '@mui/material/Box';

import { liveRateTexts as texts } from '@contracts/texts/app/live-rates';
import type { OfferView } from '@contracts/views/offer.view';

import { useTimeZone } from '../session/useSession';
import { Tag } from '../status/Tag';
import { formatTime, interpolate } from '../text/format';

/** Marks a carrier's own price with its expiry, or the time it was quoted; renders nothing for rate cards. */
export function LiveTag({ live }: Pick<OfferView, 'live'>) {
  const zone = useTimeZone();
  if (!live) return null;
  const time = (instant: string) => formatTime(instant, zone);
  if (!live.isBookable)
    return (
      <Tag tone="warn">
        <span title={texts.asQuotedHelp}>
          {interpolate(texts.asQuoted, { time: time(live.askedAt) })}
        </span>
      </Tag>
    );
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: '6px', alignItems: 'center' }}>
      <Tag tone="accent">{texts.live}</Tag>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {interpolate(texts.holdsUntil, { time: time(live.quotedUntil) })}
      </Box>
    </Box>
  );
}
