import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { consignmentFormTexts } from '@contracts/texts/app/create-consignment';
import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import { pluralise } from '@contracts/texts/pluralise';
import { appTexts } from '@contracts/texts/app/common';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { suburbLine } from '../../../shared/addresses/suburb-text';
import { messageOf } from '../../../shared/api/api-error';
import { useDebounced } from '../../../shared/commands/useDebounced';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { TextInput } from '../../../shared/forms/TextInput';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { copyPath } from '../../../shared/navigation/consignment-paths';
import { DateText, Mono } from '../../../shared/text/values';
import { usePreviousConsignmentsQuery } from '../other-consignments.api';

/** Spec part 1, section 9. */
const DEBOUNCE_MS = 600;
const MIN_SEARCH_LENGTH = 3;

export interface PreviousDialogProps {
  readonly clientId: number;
  readonly onClose: () => void;
}

/** Recent consignments of the client, to copy from. */
export function PreviousDialog({ clientId, onClose }: PreviousDialogProps) {
  const [typed, setTyped] = useState('');
  const debounced = useDebounced(typed.trim(), DEBOUNCE_MS);
  const search = debounced.length >= MIN_SEARCH_LENGTH ? debounced : '';
  const titleId = useId();

  return (
    <Dialog
      open
      fullScreen={useIsPhone()}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 560 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 3 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>
          {consignmentFormTexts.copyPrevious}
        </DialogTitle>
        <IconButton aria-label={appTexts.close} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </Box>
      <DialogContent>
        <TextInput
          label={consignmentFormTexts.previousSearch}
          autoFocus
          value={typed}
          help={appTexts.searchHint}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <PreviousList clientId={clientId} search={search} />
      </DialogContent>
    </Dialog>
  );
}

function PreviousList({
  clientId,
  search,
}: {
  readonly clientId: number;
  readonly search: string;
}) {
  const { data, currentData, error, refetch } = usePreviousConsignmentsQuery({ clientId, search });

  if (error && !currentData)
    return (
      <ErrorState
        message={messageOf(error, consignmentListTexts.fetchFailed)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonLines count={6} />;
  if (data.length === 0) return <Box sx={{ mt: 3 }}>{consignmentListTexts.empty}</Box>;
  return (
    <Box component="ul" aria-label="Consignments" sx={listSx}>
      {data.map((consignment) => (
        <li key={consignment.id}>
          <PreviousItem consignment={consignment} />
        </li>
      ))}
    </Box>
  );
}

function PreviousItem({ consignment }: { readonly consignment: ConsignmentListItem }) {
  const { connoteNumber, offer, dispatchDate, itemQuantity, totalWeight } = consignment;
  const navigate = useNavigate();
  return (
    <ButtonBase onClick={() => void navigate(copyPath(consignment))}>
      <span className="line">
        <strong>{offer.receiverCompany ?? 'No delivery address'}</strong>
        <Mono>{connoteNumber}</Mono>
      </span>
      <span className="line quiet">
        <span>{offer.receiverSuburb && suburbLine(offer.receiverSuburb)}</span>
        <span>
          {pluralise(itemQuantity, 'item')}, {totalWeight} kg, <DateText value={dispatchDate} />
        </span>
      </span>
    </ButtonBase>
  );
}

const listSx = {
  m: 0,
  mt: 3,
  p: 0,
  listStyle: 'none',
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& .MuiButtonBase-root': {
    display: 'block',
    width: 1,
    p: '8px 6px',
    textAlign: 'left',
    borderRadius: '6px',
    font: 'inherit',
  },
  '& .MuiButtonBase-root:hover': { bgcolor: 'app.hover' },
  '& .MuiButtonBase-root:focus-visible': {
    outline: '2px solid',
    outlineOffset: '-2px',
    outlineColor: 'primary.main',
  },
  '& .line': { display: 'flex', justifyContent: 'space-between', gap: 3 },
  '& .quiet': { color: 'text.secondary' },
  '& strong': { fontWeight: 600 },
} as const;
