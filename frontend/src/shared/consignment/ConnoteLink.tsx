import ButtonBase from '@mui/material/ButtonBase';

import { DRAFT_CONNOTE, PENDING_CONNOTE } from '@contracts/rules/consignment';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { VisuallyHidden } from '../layout/VisuallyHidden';
import { useRecordDialog } from '../navigation/useRecordDialog';
import { SpecText } from '../text/SpecText';

export interface ConnoteLinkProps {
  readonly consignment: ConsignmentListItem;
  readonly tabIndex: 0 | -1;
}

/** Links a connote, or the text shown before one is assigned, to the consignment's information. */
export function ConnoteLink({ consignment, tabIndex }: ConnoteLinkProps) {
  const { open } = useRecordDialog('consignment');
  const { id, connoteNumber, offer } = consignment;
  const hasNumber = connoteNumber !== DRAFT_CONNOTE && connoteNumber !== PENDING_CONNOTE;

  return (
    <ButtonBase
      className="AppConnoteLink"
      tabIndex={tabIndex}
      onClick={() => {
        open(id);
      }}
      sx={hasNumber ? numberSx : textSx}
    >
      {connoteNumber === PENDING_CONNOTE ? <SpecText>{connoteNumber}</SpecText> : connoteNumber}
      {!hasNumber && <VisuallyHidden>{` ${offer.receiverCompany ?? ''}`}</VisuallyHidden>}
    </ButtonBase>
  );
}

const linkSx = { borderRadius: '3px', '&:hover': { textDecoration: 'underline' } } as const;
const numberSx = { ...linkSx, typography: 'mono', fontWeight: 500, color: 'app.link' } as const;
const textSx = { ...linkSx, typography: 'body2', color: 'text.secondary' } as const;
