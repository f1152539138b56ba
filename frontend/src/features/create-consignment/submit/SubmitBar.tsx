import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { createConsignmentTexts } from '@contracts/texts/create-consignment';
import type { OfferView } from '@contracts/views/offer.view';

import { keyText } from '../../../shared/commands/key-text';
import { useCommand } from '../../../shared/commands/useCommand';
import { DateText } from '../../../shared/text/DateText';
import { Kbd } from '../../../shared/text/Kbd';
import { VerbatimText } from '../../../shared/text/VerbatimText';
import { offerPrice } from '../offers/OfferCard';

const KEYS = '$mod+Enter';

export interface SubmitBarProps {
  readonly offer: OfferView | null;
  readonly isDraft: boolean;
  /** It is being sent. */
  readonly isBusy: boolean;
  /** It is sent as soon as the offers are there. */
  readonly isWaiting: boolean;
  readonly isClientInactive: boolean;
  readonly onSubmit: () => void;
}

/** What is about to be sent, and the one button that sends it. */
export function SubmitBar(props: SubmitBarProps) {
  const { offer, isDraft, isBusy, isWaiting, onSubmit } = props;
  const label = isDraft ? createConsignmentTexts.submitDraft : createConsignmentTexts.submit;
  useCommand({
    id: 'create.submit',
    label: 'Submit consignment',
    group: 'Actions',
    keys: KEYS,
    run: onSubmit,
  });

  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      <Warnings {...props} />
      {offer ? <ChosenOffer offer={offer} /> : <span>{createConsignmentTexts.noCarrier}</span>}
      <Button
        variant="contained"
        size="large"
        disabled={isBusy}
        onClick={onSubmit}
        aria-keyshortcuts="Control+Enter"
        sx={{ '& kbd': { color: 'inherit', borderColor: 'currentColor', opacity: 0.7 } }}
      >
        {isWaiting ? createConsignmentTexts.calculating : <VerbatimText>{label}</VerbatimText>}
        <Kbd>{keyText(KEYS)}</Kbd>
      </Button>
    </Box>
  );
}

function Warnings({ isClientInactive, offer }: SubmitBarProps) {
  return (
    <>
      {isClientInactive && (
        <Alert severity="warning">{createConsignmentTexts.clientInactive}</Alert>
      )}
      {offer?.carrierFutileChargeWarning && (
        <Alert severity="warning">
          A pickup is already booked with this carrier for that day: futile charges may apply.
        </Alert>
      )}
    </>
  );
}

function ChosenOffer({ offer }: { readonly offer: OfferView }) {
  const { carrierDisplayName, displayServiceType, eta } = offer;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
        {[carrierDisplayName, displayServiceType].filter(Boolean).join(', ')}
        <Box sx={{ color: 'text.primary', minHeight: 20 }}>
          {eta && (
            <>
              Arrives by <DateText value={eta} />
            </>
          )}
        </Box>
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        <Typography variant="figure" component="div" sx={{ lineHeight: 1.1 }}>
          {offerPrice(offer)}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          incl. GST
        </Typography>
      </Box>
    </Box>
  );
}
