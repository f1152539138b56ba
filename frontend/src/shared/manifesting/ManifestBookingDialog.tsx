import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { pluralise } from '@contracts/texts/pluralise';
import { manifestTexts } from '@contracts/texts/spec/manifests';

import { CheckField } from '../forms/CheckField';
import { FormDialog } from '../forms/FormDialog';
import type { ManifestBookingDialogProps } from './manifest-booking.types';
import { PickupWarnings } from './PickupWarnings';
import { PickupTimeFields } from './PickupTimeFields';
import { RolloverNotice } from './RolloverNotice';
import { useManifestBooking } from './useManifestBooking';

/** MAN: manifests the selection, with or without a pickup booking. */
export function ManifestBookingDialog(props: ManifestBookingDialogProps) {
  const booking = useManifestBooking(props);
  const { isPermanent, isBooking, times, rollover } = booking;

  return (
    <FormDialog
      title={`Manifest ${pluralise(props.consignments.length, 'consignment')}`}
      submitLabel={isBooking ? manifestTexts.manifestAndBook : manifestTexts.manifest}
      isBusy={booking.isBusy}
      error={booking.rejection ?? undefined}
      onSubmit={() => void booking.submit()}
      onClose={props.onClose}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <BookingSummary consignments={props.consignments} />
        {rollover && <RolloverNotice rollover={rollover} />}
        {isPermanent ? (
          <Alert severity="info">{manifestTexts.permanentBooking}</Alert>
        ) : (
          <>
            <CheckField
              label={manifestTexts.bookPickup}
              isOn={isBooking}
              onChange={(checked) => {
                booking.setBooking(checked);
              }}
            />
            <PickupTimeFields times={times} isDisabled={!isBooking} onChange={booking.setTimes} />
          </>
        )}
        <PickupWarnings {...booking} />
      </Box>
    </FormDialog>
  );
}

function BookingSummary({ consignments }: Pick<ManifestBookingDialogProps, 'consignments'>) {
  const [first] = consignments;
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {[
        first?.offer.carrierDisplayName,
        first?.offer.displayServiceType,
        first?.offer.senderCompany,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  );
}
