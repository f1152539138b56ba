import { createContext, useContext } from 'react';

import type { TransitTimes } from './useTransitTimes';

/** Context for the cells: keeps the columns stable, so that typing re-renders only one cell. */
export const LaneEditing = createContext<TransitTimes | null>(null);

/** State of the lanes being edited. */
export function useLaneEditing(): TransitTimes {
  const times = useContext(LaneEditing);
  if (!times) throw new Error('useLaneEditing must be used within LaneEditing');
  return times;
}
