import Box from '@mui/material/Box';

import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { ConnoteLink } from '../../shared/consignment/ConnoteLink';
import { StatusChip } from '../../shared/status/StatusChip';
import { DateText, Mono } from '../../shared/text/values';
import { ConsignmentButtons } from './ConsignmentButtons';

const { rowColumns: texts } = manifestTexts;

export interface ManifestConsignmentCardsProps {
  readonly label: string;
  readonly consignments: readonly ConsignmentListItem[];
}

/** Consignments of a manifest as cards, for phones. */
export const ManifestConsignmentCards = ({
  label,
  consignments,
}: ManifestConsignmentCardsProps) => (
  <Box component="ul" aria-label={label} sx={listSx}>
    {consignments.map((consignment) => {
      const { id, offer, bookingReference, createdAt, status } = consignment;
      return (
        <li key={id}>
          <div className="facts">
            <div className="first">
              <ConnoteLink consignment={consignment} tabIndex={0} />
              <StatusChip status={status} />
            </div>
            <strong>{offer.receiverCompany}</strong>
            <div className="quiet">
              <DateText value={createdAt} show="date-minute" />
              {bookingReference && (
                <>
                  {' · '}
                  {texts.bookingReference} <Mono>{bookingReference}</Mono>
                </>
              )}
            </div>
          </div>
          <div className="buttons">
            <ConsignmentButtons consignment={consignment} />
          </div>
        </li>
      );
    })}
  </Box>
);

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  '& > li': { display: 'flex', alignItems: 'center', gap: 2, px: 3, py: 2 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& .facts': { flex: 1, minWidth: 0, display: 'grid', gap: '2px' },
  '& .first': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 },
  '& strong': { fontWeight: 500 },
  '& .quiet': { color: 'text.secondary' },
  '& .buttons': { flex: 'none', display: 'flex', gap: 2 },
} as const;
