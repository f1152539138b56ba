import { useEffect, useState } from 'react';

import type { LiveAskView, OfferView, RejectionView } from '@contracts/views/offer.view';

import { useLazyCollectLiveOffersQuery } from './live-offers.api';

/** Carriers' own prices so far; they belong to one request, and to no other state of the form. */
interface Collected {
  readonly askId: string;
  readonly offers: readonly OfferView[];
  readonly rejections: readonly RejectionView[];
  readonly pending: readonly string[];
  readonly error: unknown;
}

/** An earlier price that its carrier has not confirmed cannot be booked. */
export const isBookable = ({ live }: Pick<OfferView, 'live'>): boolean => live?.isBookable ?? true;

/** Collects the answers of carriers that are asked for their own prices, as they come; null asks for nothing. */
export function useLiveOffers(live: LiveAskView | null) {
  const [collected, setCollected] = useState<Collected | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [collect] = useLazyCollectLiveOffersQuery();
  const askId = live?.askId ?? null;

  useEffect(() => {
    if (!live) return undefined;
    const { askId: ownId, shipment } = live;
    let isOver = false;
    let request: ReturnType<typeof collect> | null = null;
    const run = async () => {
      let [after, pending] = [0, live.pending];
      while (pending.length > 0 && !isOver) {
        request = collect({ askId: ownId, after });
        const { data, error } = await request;
        // the form has changed meanwhile, or is closed
        if (isOver) return;
        if (!data) {
          setCollected((so) => ({ ...started(live, so), pending: [], error }));
          return;
        }
        ({ after, pending } = data);
        const offers = data.offers.map((offer) => ({ ...shipment, ...offer }));
        setCollected((so) => {
          const before = started(live, so);
          return {
            ...before,
            offers: [...before.offers, ...offers],
            rejections: [...before.rejections, ...data.rejections],
            pending: data.pending,
          };
        });
      }
    };
    setCollected(null);
    void run();
    return () => {
      isOver = true;
      request?.abort();
    };
    // the id stands for the whole request
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [askId, attempt, collect]);

  const own = live && started(live, collected);
  return {
    offers: own?.offers ?? [],
    rejections: own?.rejections ?? [],
    pending: own?.pending ?? [],
    error: own?.error,
    retry: () => {
      setAttempt((count) => count + 1);
    },
  };
}

/** What is known of this request; nothing of another one. */
const started = (live: LiveAskView, collected: Collected | null): Collected =>
  collected?.askId === live.askId
    ? collected
    : {
        askId: live.askId,
        offers: [],
        rejections: [],
        pending: live.pending,
        error: undefined,
      };
