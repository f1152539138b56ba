import { createContext, useContext } from 'react';

import type { TransitTimes } from './useTransitTimes';

/** What the cells of the list read: their columns stay the same, so that typing draws no more than a cell. */
export const LaneEditing = createContext<TransitTimes | null>(null);

/** The lanes that are edited above. */
export function useLaneEditing(): TransitTimes {
  const times = useContext(LaneEditing);
  if (!times) throw new Error('useLaneEditing needs LaneEditing above it');
  return times;
}
