import { itemTexts } from '../texts/items.js';
import type { MeasureFault } from './measures.js';

/** What forms and server say of a wrong measure: metres, or kilograms of the weight. */
export function measureMessage({ measure, limit }: MeasureFault): string {
  const unit = measure === 'weight' ? 'kg' : 'm';
  return itemTexts[measure].replace('{limit}', `${limit} ${unit}`);
}
