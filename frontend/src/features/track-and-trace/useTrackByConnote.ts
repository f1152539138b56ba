import { useState } from 'react';

import { appScanTexts } from '@contracts/texts/app/scan';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { useFindConnote } from '../../shared/consignment/useFindConnote';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { useRequestedLocation } from '../../shared/navigation/useUrlState';
import { useClient } from '../../shared/session/useClient';
import type { ScanResult } from '../../shared/scan/ScanSheet';
import { interpolate } from '../../shared/text/format';

const MAX_RECENT_SEARCHES = 8;

/** A consignment found while the client was selected. */
interface RecentSearch {
  readonly clientId: number | undefined;
  /** Tracking at the time of the search. */
  readonly tracking: ConsignmentTrackingView;
}

/** Finds a connote and opens its tracking; results stay listed for the session. */
export function useTrackByConnote() {
  const { find, isFetching } = useFindConnote();
  const [message, setMessage] = useState<string | null>(null);
  const { found, remember } = useRecentSearches();
  const dialog = useRecordDialog('tracking');
  const requested = useRequestedLocation();
  const currentLocation = () => {
    const { pathname, search } = requested();
    return pathname + search;
  };

  /** TRK-20: in the app, or on the carrier's own page. */
  function open(tracking: ConsignmentTrackingView) {
    if (carrierPageOf(tracking) === null) dialog.open(tracking.consignmentId);
    else window.open(carrierPageOf(tracking) ?? '', '_blank', 'noopener');
  }

  async function track(typed: string) {
    setMessage(null);
    const before = currentLocation();
    const result = await find(typed);
    if ('reason' in result) {
      setMessage(result.reason);
      return;
    }
    remember(result.tracking);
    // does not cover what the user has opened in the meantime
    if (currentLocation() === before) open(result.tracking);
  }

  /** Browsers open a carrier's page only on a tap, so a scanned consignment that needs one is listed. */
  async function trackScanned(code: string): Promise<ScanResult> {
    const notVisible = interpolate(appScanTexts.notYours, { code });
    const result = await find(code, { missing: notVisible, invalid: notVisible });
    if ('reason' in result) return result;
    const { tracking } = result;
    return {
      open: () => {
        remember(tracking);
        if (carrierPageOf(tracking) === null) dialog.switchTo(tracking.consignmentId);
      },
    };
  }

  return { track, trackScanned, message, found, isFetching, open };
}

/** Consignments found while the current client was selected, newest first. */
function useRecentSearches() {
  const { clientId } = useClient();
  const [searches, setSearches] = useState<readonly RecentSearch[]>([]);
  const isOfClient = (search: RecentSearch) => search.clientId === clientId;

  return {
    found: searches.filter(isOfClient).map(({ tracking }) => tracking),
    remember: (tracking: ConsignmentTrackingView) => {
      const isOther = (earlier: RecentSearch) =>
        earlier.tracking.consignmentId !== tracking.consignmentId;
      setSearches((earlier) =>
        [{ clientId, tracking }, ...earlier.filter(isOther)].slice(0, MAX_RECENT_SEARCHES),
      );
    },
  };
}

/** Null when the tracking is shown in the app. */
const carrierPageOf = ({ internalTracking, carrierTrackingUrl }: ConsignmentTrackingView) =>
  internalTracking ? null : carrierTrackingUrl;
