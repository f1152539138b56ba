import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useState, type SyntheticEvent } from 'react';

import { manualTrackingStatuses } from '@contracts/rules/consignment';
import type { AddTrackingRequest } from '@contracts/requests/add-tracking.request';
import { appTrackTexts } from '@contracts/texts/app/tracking';
import { trackingTexts } from '@contracts/texts/spec/tracking';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { messageOf } from '../../shared/api/api-error';
import { useFormSaveFeedback } from '../../shared/forms/useFormSaveFeedback';
import { useAddTrackingMutation } from '../../shared/consignment/tracking.api';

/** TRK: sets one of five statuses manually; the current status is rejected. */
export function UpdateStatusForm({ tracking }: { readonly tracking: ConsignmentTrackingView }) {
  const { status, setStatus, description, setDescription, rejection, isSaving, save } =
    useStatusUpdate(tracking);

  return (
    <Box
      component="form"
      aria-label="Update status"
      onSubmit={(event) => void save(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: { xs: 3, sm: 6 }, py: 3 }}
    >
      <Select
        displayEmpty
        value={status}
        onChange={({ target }) => {
          setStatus(target.value);
        }}
        SelectDisplayProps={{ 'aria-label': 'New status' }}
        renderValue={(value) => (value === '' ? 'New status' : statusText(value))}
        sx={{ minWidth: 170 }}
      >
        {manualTrackingStatuses.map((name) => (
          <MenuItem key={name} value={name}>
            {statusText(name)}
          </MenuItem>
        ))}
      </Select>
      <OutlinedInput
        value={description}
        onChange={({ target }) => {
          setDescription(target.value);
        }}
        placeholder={trackingTexts.manualEvent}
        inputProps={{ 'aria-label': 'Description', maxLength: 255 }}
        sx={{ flex: '1 1 200px' }}
      />
      <Button type="submit" variant="contained" aria-disabled={isSaving}>
        Update status
      </Button>
      {rejection && (
        <Alert severity="warning" sx={{ flexBasis: '100%' }}>
          {rejection}
        </Alert>
      )}
    </Box>
  );
}

function useStatusUpdate(tracking: ConsignmentTrackingView) {
  const [status, setStatus] = useState('');
  const [description, setDescription] = useState('');
  const [rejection, setRejection] = useState<string | null>(null);
  const [addTracking, { isLoading }] = useAddTrackingMutation();
  const reportSave = useFormSaveFeedback();

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    if (isLoading) return;
    if (status === '' || status === tracking.status) {
      setRejection(status === '' ? appTrackTexts.chooseStatus : trackingTexts.statusUnchanged);
      return;
    }
    const update = manualUpdate(tracking, status, description);
    const response = addTracking({ consignmentId: tracking.consignmentId, update });
    const failed = `${tracking.connoteNumber}: ${trackingTexts.addFailed}`;
    await reportSave(response, { done: trackingTexts.added, failed });
    const { error } = await response;
    if (error) {
      setRejection(rejectionOf(error));
      return;
    }
    setRejection(null);
    // the next status may have been entered in the meantime
    setStatus((now) => (now === status ? '' : now));
    setDescription((now) => (now === description ? '' : now));
  }

  return { status, setStatus, description, setDescription, rejection, isSaving: isLoading, save };
}

/** Spec part 1, section 8: messages for a status that is already set, and for any other failure. */
const rejectionOf = (error: unknown): string =>
  messageOf(error, '') === trackingTexts.statusUnchanged
    ? trackingTexts.statusUnchanged
    : trackingTexts.addFailed;

const manualUpdate = (
  { connoteNumber, consignmentId }: ConsignmentTrackingView,
  status: string,
  description: string,
): AddTrackingRequest => ({
  ConnoteNumber: connoteNumber,
  ConsignmentId: consignmentId,
  TrackingEvents: [
    {
      DateTime: new Date().toISOString(),
      StatusDescription: description.trim() || trackingTexts.manualEvent,
      UpdateStatus: status,
    },
  ],
});

const statusText = (status: string) => status.replaceAll('_', ' ');
