import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileText } from 'lucide-react';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment';
import { appPaperworkTexts as texts } from '@contracts/texts/app/common';
import type { ConsignmentView } from '@contracts/views/consignment.view';

import { paperworkUrl } from '../../../shared/paperwork/usePaperwork';
import { usePermission } from '../../../shared/session/usePermission';

/** Whether paperwork is available: not before a connote is assigned, nor for a deleted consignment. */
export const hasPaperwork = ({ connoteNumber, state }: ConsignmentView): boolean =>
  connoteNumber !== DRAFT_CONNOTE && connoteNumber !== PENDING_CONNOTE && state !== 'DELETED';

/** Paperwork besides labels, each in its own tab of the browser. */
export function ConsignmentPaperwork({ consignment }: { readonly consignment: ConsignmentView }) {
  const { id, clientId, offer } = consignment;
  const canPrint = usePermission('PAPERWORK', clientId);
  if (!canPrint) return null;

  const isDangerous = offer.items.some(({ dangerousGoods }) => dangerousGoods.length > 0);
  return (
    <Box role="group" aria-label={texts.paperwork} sx={groupSx}>
      <PaperworkLink name={texts.consignmentNote} path={`connote/con_id/${id}`} />
      {isDangerous && (
        <PaperworkLink name={texts.dangerousGoods} path={`dangerous_goods/con_id/${id}`} />
      )}
    </Box>
  );
}

const PaperworkLink = ({ name, path }: { readonly name: string; readonly path: string }) => (
  <Button
    component="a"
    href={paperworkUrl(`/api/v1/paperwork/${path}`)}
    target="_blank"
    rel="noopener"
    startIcon={<FileText size={14} aria-hidden />}
  >
    {name}
  </Button>
);

const groupSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '@media print': { display: 'none' },
} as const;
