import { useUrlState } from '../navigation/useUrlState';

/** A cut-off of one carrier whose groups the review starts with. */
export interface LaneToManifest {
  readonly carrier: string;
  /** yyyy-MM-dd. */
  readonly day: string;
  readonly states: readonly string[];
}

const LANE_KEYS = ['lane', 'laneDay', 'laneStates'] as const;

/**
 * Opens the review of everything that can be manifested, over any screen: `?dialog=manifest-all`, with the lane to
 * start with.
 */
export function useManifestAll() {
  const [, change] = useUrlState();
  return (lane?: LaneToManifest) => {
    change((params) => {
      for (const key of LANE_KEYS) params.delete(key);
      params.set('dialog', 'manifest-all');
      if (lane) {
        params.set('lane', lane.carrier);
        params.set('laneDay', lane.day);
        params.set('laneStates', lane.states.join(','));
      }
      return params;
    });
  };
}

/** The lane in the URL that the review was opened for; null for all. */
export function useLaneToManifest(): LaneToManifest | null {
  const [params] = useUrlState();
  const [carrier, day, states] = LANE_KEYS.map((key) => params.get(key));
  return carrier && day && states ? { carrier, day, states: states.split(',') } : null;
}
