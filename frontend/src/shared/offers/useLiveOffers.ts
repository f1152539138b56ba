import { useEffect, useEffectEvent, useState } from 'react';

import type {
  LiveOfferRequestView,
  LiveOffersView,
  OfferView,
  RejectionView,
} from '@contracts/views/offer.view';

import { useLazyCollectLiveOffersQuery } from './live-offers.api';

/** Carriers' own prices collected so far for one request. */
interface Collected {
  /** Key of the request and of the attempt to collect its prices. */
  readonly key: string;
  readonly offers: readonly OfferView[];
  readonly rejections: readonly RejectionView[];
  readonly pending: readonly string[];
  readonly error: unknown;
}

type Collect = ReturnType<typeof useLazyCollectLiveOffersQuery>[0];

/** An earlier quote that the carrier has not confirmed cannot be booked. */
export const isBookable = ({ live }: Pick<OfferView, 'live'>): boolean => live?.isBookable ?? true;

/** Collects live prices as carriers respond; null requests nothing. */
export function useLiveOffers(live: LiveOfferRequestView | null) {
  const [collected, setCollected] = useState<Collected | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [collect] = useLazyCollectLiveOffersQuery();
  const key = live && `${live.askId}/${attempt}`;

  const startRequest = useEffectEvent((request: string) =>
    live
      ? collectAll(live, collect, (change) => {
          setCollected((previous) => change(collectedFor(live, request, previous)));
        })
      : undefined,
  );
  useEffect(() => (key ? startRequest(key) : undefined), [key]);

  const { offers, rejections, pending, error } =
    live && key ? collectedFor(live, key, collected) : emptyState;
  return {
    ...{ offers, rejections, pending, error },
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}

const emptyState: Omit<Collected, 'key'> = {
  offers: [],
  rejections: [],
  pending: [],
  error: undefined,
};

/** Prices collected for this request so far, never those of another. */
const collectedFor = (
  live: LiveOfferRequestView,
  key: string,
  collected: Collected | null,
): Collected =>
  collected?.key === key ? collected : { ...emptyState, key, pending: live.pending };

/** Polls until every carrier has responded. The returned function stops it; nothing is reported afterwards. */
function collectAll(
  { askId, shipment, pending: all }: LiveOfferRequestView,
  collect: Collect,
  report: (change: (previous: Collected) => Collected) => void,
): () => void {
  let isStopped = false;
  let request: ReturnType<Collect> | null = null;
  const add = ({ offers, rejections, pending }: LiveOffersView) => {
    report((previous) => ({
      ...previous,
      offers: [...previous.offers, ...offers.map((offer) => ({ ...shipment, ...offer }))],
      rejections: [...previous.rejections, ...rejections],
      pending,
    }));
  };
  const run = async () => {
    let [after, pending] = [0, all];
    while (pending.length > 0) {
      request = collect({ askId, after });
      const { data, error } = await request;
      // the form has since changed or been closed
      if (isStopped) return;
      if (!data) {
        report((before) => ({ ...before, pending: [], error }));
        return;
      }
      ({ after, pending } = data);
      add(data);
    }
  };
  void run();
  return () => {
    isStopped = true;
    request?.abort();
  };
}
