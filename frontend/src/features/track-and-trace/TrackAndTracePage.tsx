import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { appTrackTexts as texts } from '@contracts/texts/app/tracking';
import { shellTexts } from '@contracts/texts/spec/shell';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { suburbLine } from '../../shared/addresses/suburb-text';
import { useFindTrackingQuery } from '../../shared/consignment/tracking.api';
import { TextInput } from '../../shared/forms/TextInput';
import { useIsPhone } from '../../shared/layout/useIsPhone';
import { Page } from '../../shared/layout/Page';
import { ScanButton } from '../../shared/scan/ScanButton';
import { StatusChip } from '../../shared/status/StatusChip';
import { Mono } from '../../shared/text/values';
import { useTrackByConnote } from './useTrackByConnote';

/** TRK-21: finds a consignment by the connote on its label. */
export function TrackAndTracePage() {
  const { track, trackScanned, message, found, isFetching, open } = useTrackByConnote();
  const isPhone = useIsPhone();
  const [connote, setConnote] = useState('');

  return (
    <Page title={shellTexts.trackAndTrace} subtitle={texts.subtitle}>
      <Box sx={{ width: 1, maxWidth: 560, px: { xs: 3, sm: 5 }, pt: 3, overflow: 'auto' }}>
        <Box
          component="form"
          noValidate
          sx={formSx}
          onSubmit={(event) => {
            event.preventDefault();
            void track(connote);
          }}
        >
          <TextInput
            label={texts.connote}
            value={connote}
            autoFocus
            autoComplete="off"
            error={message ?? undefined}
            help={texts.hint}
            onChange={({ target }) => {
              setConnote(target.value);
            }}
          />
          <Button type="submit" variant="contained" disabled={isFetching}>
            {texts.track}
          </Button>
          {isPhone && <ScanButton onCode={trackScanned} />}
        </Box>
        {found.length > 0 && <RecentSearches found={found} onOpen={open} />}
      </Box>
    </Page>
  );
}

interface RecentSearchesProps {
  readonly found: readonly ConsignmentTrackingView[];
  readonly onOpen: (tracking: ConsignmentTrackingView) => void;
}

const RecentSearches = ({ found, onOpen }: RecentSearchesProps) => (
  <Box component="section" aria-label={texts.found}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {texts.found}
    </Typography>
    <Box component="ul" sx={listSx}>
      {found.map((tracking) => (
        <RecentSearchRow key={tracking.consignmentId} found={tracking} onOpen={onOpen} />
      ))}
    </Box>
  </Box>
);

interface RecentSearchRowProps extends Pick<RecentSearchesProps, 'onOpen'> {
  readonly found: ConsignmentTrackingView;
}

/** The consignment's current tracking; until that is loaded, the tracking that was found. */
function RecentSearchRow({ found, onOpen }: RecentSearchRowProps) {
  const { data: tracking = found } = useFindTrackingQuery(found.consignmentId);
  return (
    <li>
      <ButtonBase
        onClick={() => {
          onOpen(tracking);
        }}
      >
        <Mono>{tracking.connoteNumber}</Mono>
        <span className="where">{receiverText(tracking)}</span>
        <StatusChip status={tracking.status} />
      </ButtonBase>
    </li>
  );
}

const receiverText = ({ receiverCompany, receiverSuburb }: ConsignmentTrackingView) =>
  [receiverCompany, receiverSuburb && suburbLine(receiverSuburb)].filter(Boolean).join(', ');

const formSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto auto', sm: '1fr auto' },
  alignItems: 'start',
  gap: 2,
  mb: 5,
  '& > .MuiButton-root, & > .MuiBox-root:last-of-type': { mt: '21px' },
};

const listSx: SxProps<Theme> = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& .MuiButtonBase-root': {
    width: 1,
    justifyContent: 'flex-start',
    gap: 3,
    px: 3,
    minHeight: 44,
    '&:hover': { bgcolor: 'app.hover' },
  },
  '& .where': {
    flex: 1,
    minWidth: 0,
    textAlign: 'left',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'text.secondary',
  },
};
