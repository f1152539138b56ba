import { appNoClientTexts as texts } from '@contracts/texts/app/first-steps';

import { interpolate } from '../text/format';
import { useFindAdministratorsQuery } from './administrators.api';

const list = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** Names the administrators who can grant missing permissions: "Ask Mia Kent or Tom Wu at Coastline." */
export function useAccessContactText(): string {
  const { data } = useFindAdministratorsQuery(undefined);
  if (!data || data.names.length === 0) return texts.askAdministrator;
  const names = list.format(data.names);
  return data.customerName === null
    ? interpolate(texts.askNames, { names })
    : interpolate(texts.ask, { names, customer: data.customerName });
}
