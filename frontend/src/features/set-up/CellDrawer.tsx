import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { FirstOfferView } from '@contracts/views/set-up.view';

import { SideDrawer } from '../../shared/layout/SideDrawer';
import { usePermission } from '../../shared/session/usePermission';
import { useTryFirstOfferQuery } from '../../shared/session/set-up.api';
import { useTimeZone } from '../../shared/session/useSession';
import { cellTitle, reasonText } from './cell-texts';
import { ConnectionTest } from './ConnectionTest';
import { stepScreens } from './step-screens';
import type { SelectedCell } from './SetUpTable';
import { StateMark } from './StateMark';

const WIDTH = 380;

interface CellDrawerProps {
  readonly selected: SelectedCell;
  readonly customerId: number;
  readonly onClose: () => void;
}

/** Explains a step: its state, the reason and where to fix it. */
export function CellDrawer({ selected, customerId, onClose }: CellDrawerProps) {
  const { cell, row } = selected;
  const reason = reasonText(cell, useTimeZone());
  const { to, permission } = stepScreens[cell.step];
  const canFix = usePermission(permission);
  return (
    <SideDrawer
      title={cellTitle(cell, row)}
      width={WIDTH}
      onClose={onClose}
      footer={
        canFix && (
          <Button component={Link} to={to(row)} variant="contained">
            {texts.links[cell.step]}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 3, px: 5, pb: 4 }}>
        {cell.step === 'FIRST_OFFER' ? (
          <TrialOffer clientId={row.id} />
        ) : (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <StateMark state={cell.state} />
            <Typography variant="h3" component="p">
              {reason}
            </Typography>
          </Box>
        )}
        <Typography sx={{ color: 'text.secondary' }}>{texts.explanations[cell.step]}</Typography>
        {!canFix && <Typography>{texts.askCustomer}</Typography>}
        <ConnectionTest selected={selected} customerId={customerId} />
      </Box>
    </SideDrawer>
  );
}

/** Prices a sample at current rates while open. */
function TrialOffer({ clientId }: { readonly clientId: number }) {
  const { data, error } = useTryFirstOfferQuery(clientId);
  if (error) return <Typography role="alert">{texts.tryFailed}</Typography>;
  if (!data) return <Typography role="status">{texts.tryOffer}</Typography>;
  const hasOffer = data.offerCount > 0;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
      <StateMark state={hasOffer ? 'DONE' : 'FAILED'} />
      <div>
        <Typography variant="h3" component="p">
          {hasOffer ? offersText(data) : texts.noOffer}
        </Typography>
        {!hasOffer && <Typography>{rejectionText(data)}</Typography>}
      </div>
    </Box>
  );
}

const offersText = ({ offerCount, reachedCount, capitalCount }: FirstOfferView): string =>
  texts.offersFound
    .replace('{offers}', String(offerCount))
    .replace('{reached}', String(reachedCount))
    .replace('{all}', String(capitalCount));

const rejectionText = ({ reason }: FirstOfferView): string =>
  reason === null ? texts.noSender : texts.noOfferReason.replace('{reason}', reason);
