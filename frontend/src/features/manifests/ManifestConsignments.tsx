import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';

import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { ConnoteLink } from '../../shared/consignment/ConnoteLink';
import { isTracked } from '../../shared/consignment/useTracking';
import { NOT_PRINTED } from '../../shared/layout/PrintedPage';
import { StatusChip } from '../../shared/status/StatusChip';
import { DateText, Mono } from '../../shared/text/values';
import { EMPTY_VALUE } from '../../shared/text/format';
import { vars } from '../../shared/theme/vars';
import { SummaryButton, TrackingButton } from './ConsignmentButtons';
import { ManifestConsignmentCards } from './ManifestConsignmentCards';

const LABEL = 'Consignments of this manifest';
const { rowColumns: texts } = manifestTexts;
const headings = [
  texts.connote,
  texts.bookingReference,
  texts.senderCompany,
  texts.receiverCompany,
  texts.createdAt,
  'Status',
];
const buttonHeadings = [texts.tracking, texts.viewSummary];

export interface ManifestConsignmentsProps {
  readonly consignments: readonly ConsignmentListItem[];
}

/** Consignments of a manifest, open or submitted. */
export function ManifestConsignments({ consignments }: ManifestConsignmentsProps) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (isPhone) return <ManifestConsignmentCards label={LABEL} consignments={consignments} />;

  return (
    <Box role="region" aria-label="Consignments" tabIndex={0} sx={frameSx}>
      <Table size="small" aria-label={LABEL}>
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
            {buttonHeadings.map((heading) => (
              <TableCell key={heading} align="center" className={NOT_PRINTED}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {consignments.map((consignment) => (
            <ConsignmentLine key={consignment.id} consignment={consignment} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function ConsignmentLine({ consignment }: { readonly consignment: ConsignmentListItem }) {
  const { bookingReference, offer, createdAt, status } = consignment;

  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <ConnoteLink consignment={consignment} tabIndex={0} />
      </TableCell>
      <TableCell>{bookingReference ? <Mono>{bookingReference}</Mono> : EMPTY_VALUE}</TableCell>
      <TableCell>{offer.senderCompany}</TableCell>
      <TableCell sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>{offer.receiverCompany}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <DateText value={createdAt} show="date-time" />
      </TableCell>
      <TableCell>
        <StatusChip status={status} />
      </TableCell>
      <TableCell align="center" className={NOT_PRINTED}>
        {isTracked(consignment) ? (
          <TrackingButton consignment={consignment} />
        ) : (
          consignmentListTexts.notAvailable
        )}
      </TableCell>
      <TableCell align="center" className={NOT_PRINTED}>
        <SummaryButton consignment={consignment} />
      </TableCell>
    </TableRow>
  );
}

const frameSx = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'auto',
  boxShadow: (theme: Parameters<typeof vars>[0]) => vars(theme).app.shadowSmall,
  bgcolor: 'background.paper',
  // print has no scrolling
  '@media print': { '& .MuiTableCell-root': { px: '6px', whiteSpace: 'normal' } },
} as const;
