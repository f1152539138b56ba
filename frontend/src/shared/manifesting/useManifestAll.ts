import { useUrlState } from '../navigation/useUrlState';

/** A cut-off of one carrier, whose groups are preselected in the review. */
export interface CutOffToManifest {
  readonly carrier: string;
  /** yyyy-MM-dd. */
  readonly day: string;
  readonly states: readonly string[];
}

const CUT_OFF_KEYS = ['lane', 'laneDay', 'laneStates'] as const;

/**
 * Opens the review of everything that can be manifested, over any screen: `?dialog=manifest-all`, with the cut-off to
 * start with.
 */
export function useManifestAll() {
  const [, change] = useUrlState();
  return (cutOff?: CutOffToManifest) => {
    change((params) => {
      for (const key of CUT_OFF_KEYS) params.delete(key);
      params.set('dialog', 'manifest-all');
      if (cutOff) {
        params.set('lane', cutOff.carrier);
        params.set('laneDay', cutOff.day);
        params.set('laneStates', cutOff.states.join(','));
      }
      return params;
    });
  };
}

/** The cut-off in the URL that the review was opened for; null for all. */
export function useCutOffToManifest(): CutOffToManifest | null {
  const [params] = useUrlState();
  const [carrier, day, states] = CUT_OFF_KEYS.map((key) => params.get(key));
  return carrier && day && states ? { carrier, day, states: states.split(',') } : null;
}
