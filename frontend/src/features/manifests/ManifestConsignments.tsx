import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Eye, Truck } from 'lucide-react';

import { consignmentListTexts } from '@contracts/texts/consignment-list';
import { manifestTexts } from '@contracts/texts/manifests';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { ConnoteLink } from '../../shared/consignment/ConnoteLink';
import { isTracked, useTracking } from '../../shared/consignment/useTracking';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { StatusChip } from '../../shared/status/StatusChip';
import { DateText } from '../../shared/text/DateText';
import { NOTHING } from '../../shared/text/money';
import { Mono } from '../../shared/text/Mono';
import { vars } from '../../shared/theme/vars';

const { rowColumns: words } = manifestTexts;
const headings = [
  words.connote,
  words.bookingReference,
  words.senderCompany,
  words.receiverCompany,
  words.createdAt,
  'Status',
  words.tracking,
  words.viewSummary,
];

/** The consignments of one manifest, open or submitted. */
export function ManifestConsignments({
  consignments,
}: {
  readonly consignments: readonly ConsignmentListItem[];
}) {
  return (
    <Box
      role="region"
      aria-label="Consignments"
      tabIndex={0}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        overflow: 'auto',
        boxShadow: (theme) => vars(theme).app.shadowSmall,
        bgcolor: 'background.paper',
      }}
    >
      <Table size="small" aria-label="Consignments of this manifest">
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
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
  const track = useTracking();
  const summary = useRecordDialog('consignment');
  const { id, connoteNumber, bookingReference, offer, createdAt, status } = consignment;

  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <ConnoteLink consignment={consignment} tabIndex={0} />
      </TableCell>
      <TableCell>{bookingReference ? <Mono>{bookingReference}</Mono> : NOTHING}</TableCell>
      <TableCell>{offer.senderCompany}</TableCell>
      <TableCell sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>{offer.receiverCompany}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <DateText value={createdAt} show="date-time" />
      </TableCell>
      <TableCell>
        <StatusChip status={status} />
      </TableCell>
      <TableCell>
        {isTracked(consignment) ? (
          <IconButton
            size="small"
            aria-label={`${words.tracking} ${connoteNumber}`}
            onClick={() => {
              track(consignment);
            }}
          >
            <Truck size={14} strokeWidth={1.6} aria-hidden />
          </IconButton>
        ) : (
          consignmentListTexts.notAvailable
        )}
      </TableCell>
      <TableCell>
        <IconButton
          size="small"
          aria-label={`${words.viewSummary} ${connoteNumber}`}
          onClick={() => {
            summary.open(id);
          }}
        >
          <Eye size={14} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}
