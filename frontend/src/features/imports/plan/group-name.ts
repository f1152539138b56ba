import type { ImportKind } from '@contracts/rules/import-kinds';
import { importKindTexts } from '@contracts/texts/app/import-kinds';
import type { ImportGroupView } from '@contracts/views/import.view';

import { interpolate } from '../../../shared/text/format';

/** Name of a reference or an address in sentences and titles; an address without a reference has its company. */
export function groupName(
  kind: ImportKind,
  { reference, receiver }: Pick<ImportGroupView, 'reference' | 'receiver'>,
): string {
  const texts = importKindTexts[kind];
  const name = reference || (kind === 'ADDRESS' && receiver);
  return name ? interpolate(texts.group, { reference: name }) : texts.unnamed;
}
