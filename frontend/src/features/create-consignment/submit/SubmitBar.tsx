import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { consignmentEditorTexts } from '@contracts/texts/app/create-consignment';
import { manifestingTexts } from '@contracts/texts/app/manifesting';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment';
import type { OfferView } from '@contracts/views/offer.view';

import { keyText } from '../../../shared/commands/useShortcuts';
import { useCommand } from '../../../shared/commands/useCommand';
import { Kbd } from '../../../shared/text/Kbd';
import { SpecText } from '../../../shared/text/SpecText';
import type { FormType } from '../../../shared/navigation/consignment-paths';
import { PrintLabelsButton, type Printable } from './PrintLabelsButton';
import { submitLabel } from './submit-label';
import type { useSubmission } from './useSubmission';

const KEYS = '$mod+Enter';

export interface SubmitBarProps {
  readonly clientId: number;
  readonly consignmentType: FormType;
  readonly offer: OfferView | null;
  readonly isDraft: boolean;
  /** Items are unfinished: they can be saved as a draft. */
  readonly canSaveDraft: boolean;
  readonly isClientInactive: boolean;
  /** The last submitted or the edited consignment, for its labels. */
  readonly printable: Printable | null;
  readonly submission: Pick<
    ReturnType<typeof useSubmission>,
    'isBusy' | 'isWaiting' | 'submit' | 'saveDraft'
  >;
  /** The selected offer. */
  readonly children: ReactNode;
}

/** The selected offer and the submit button. */
export function SubmitBar(props: SubmitBarProps) {
  const { isBusy, isWaiting, submit } = props.submission;
  useCommand({
    id: 'create.submit',
    label: 'Submit consignment',
    group: 'Actions',
    keys: KEYS,
    run: submit,
  });

  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      <Warnings {...props} />
      {props.children}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          variant="contained"
          size="large"
          disabled={isBusy}
          onClick={submit}
          aria-keyshortcuts="Control+Enter"
          sx={{ flex: 1, '& kbd': kbdSx }}
        >
          {isWaiting ? (
            createConsignmentTexts.calculating
          ) : (
            <SpecText>{submitLabel(props)}</SpecText>
          )}
          <Kbd>{keyText(KEYS)}</Kbd>
        </Button>
        {props.canSaveDraft && (
          <Button size="large" disabled={isBusy} onClick={props.submission.saveDraft}>
            {appTexts.saveAsDraft}
          </Button>
        )}
        <PrintLabelsButton clientId={props.clientId} printable={props.printable} />
      </Box>
    </Box>
  );
}

/** Hidden on devices without a keyboard. */
const kbdSx = {
  display: { xs: 'none', sm: 'block' },
  color: 'inherit',
  borderColor: 'currentColor',
  opacity: 0.7,
} as const;

function Warnings({ isClientInactive, offer }: SubmitBarProps) {
  return (
    <>
      {isClientInactive && (
        <Alert severity="warning">{createConsignmentTexts.clientInactive}</Alert>
      )}
      {offer?.carrierFutileChargeWarning && (
        <Alert severity="warning">{manifestingTexts.pickupBooked}</Alert>
      )}
      {isPast(offer?.carrierCutOffDateTime) && (
        <Alert severity="warning">{consignmentEditorTexts.cutOffPassed}</Alert>
      )}
    </>
  );
}

const isPast = (instant: string | null | undefined) =>
  typeof instant === 'string' && new Date(instant) < new Date();
