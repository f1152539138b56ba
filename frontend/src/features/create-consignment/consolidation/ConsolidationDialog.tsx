import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { parseNumber } from '@contracts/rules/parse-number';
import { appTexts } from '@contracts/texts/app/common';
import { consolidationTexts as texts } from '@contracts/texts/app/create-consignment';
import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { OfferView } from '@contracts/views/offer.view';

import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { DateText } from '../../../shared/text/values';
import { formatMoney, EMPTY_VALUE } from '../../../shared/text/format';
import type { ConsignmentForm } from '../form/consignment-form';
import { rowTotals } from '../../../shared/goods/row-measures';
import type { LengthUnit } from '../../../shared/goods/units';
import type { ConsolidationChoice } from './useConsolidation';

export interface ConsolidationDialogProps {
  readonly found: ConsignmentView;
  readonly form: ConsignmentForm;
  readonly unit: LengthUnit;
  readonly offer: OfferView | null;
  /** Connote of the edited consignment; null for a new one. */
  readonly editedConnote: string | null;
  readonly onAnswer: (choice: ConsolidationChoice) => void;
}

interface ConsignmentSummary {
  readonly title: string;
  readonly dispatchDate: string;
  readonly pieces: number;
  readonly weight: number;
  readonly carrier: string | null;
  readonly totalCost: number | null;
}

/** Shows the form beside an open consignment on the same route, with the options. */
export function ConsolidationDialog(props: ConsolidationDialogProps) {
  const { found, editedConnote, onAnswer } = props;
  const titleId = useId();
  const respond = (choice: ConsolidationChoice) => () => {
    onAnswer(choice);
  };

  return (
    <Dialog
      open
      fullScreen={useIsPhone()}
      onClose={respond('back')}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 560 } } }}
    >
      <DialogTitle id={titleId}>{texts.title(found.connoteNumber)}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 3 }}>
          {texts.reason}
          {editedConnote && ` ${texts.staysOpen(editedConnote)}`}
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 3 }}>
          <Facts side={summaryOfFound(found)} />
          <Facts side={summaryOfForm(props)} />
        </Box>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="text" onClick={respond('back')}>
          {appTexts.back}
        </Button>
        <Button onClick={respond('new')}>{texts.saveNew}</Button>
        <Button variant="contained" autoFocus onClick={respond('join')}>
          {texts.add(found.connoteNumber)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Facts({ side }: { readonly side: ConsignmentSummary }) {
  return (
    <Box component="section" aria-label={side.title} sx={factsSx}>
      <strong>{side.title}</strong>
      <dl>
        <dt>Dispatch date</dt>
        <dd>
          <DateText value={side.dispatchDate} />
        </dd>
        <dt>Items</dt>
        <dd>{side.pieces}</dd>
        <dt>Weight</dt>
        <dd>{side.weight.toFixed(2)} kg</dd>
        <dt>Carrier</dt>
        <dd>{side.carrier ?? EMPTY_VALUE}</dd>
        <dt>Total cost</dt>
        <dd>{side.totalCost === null ? EMPTY_VALUE : formatMoney(side.totalCost)}</dd>
      </dl>
    </Box>
  );
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const summaryOfFound = ({
  connoteNumber,
  dispatchDate,
  offer,
}: ConsignmentView): ConsignmentSummary => ({
  title: connoteNumber,
  dispatchDate,
  pieces: sum(offer.items.map(({ quantity }) => quantity)),
  weight: sum(offer.items.map(({ totalWeight }) => totalWeight)),
  carrier: offer.carrierDisplayName,
  totalCost: offer.totalCost,
});

const summaryOfForm = ({ form, unit, offer }: ConsolidationDialogProps): ConsignmentSummary => ({
  title: texts.thisOne,
  dispatchDate: form.dispatchDate,
  pieces: sum(form.items.map(({ quantity }) => parseNumber(quantity) || 0)),
  weight: sum(form.items.map((row) => rowTotals(row, unit).weight)),
  carrier: offer?.carrierDisplayName ?? null,
  totalCost: offer?.totalCost ?? null,
});

const factsSx = {
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 12px', m: 0, mt: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right' },
} as const;
