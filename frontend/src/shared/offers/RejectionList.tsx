import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';

import type { RejectionView } from '@contracts/views/offer.view';

/** Services without an offer, with the reason for each. */
export function RejectionList({ rejections }: { readonly rejections: readonly RejectionView[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const services = new Set(
    rejections.map(({ carrier, serviceType }) => `${carrier}/${serviceType}`),
  );
  if (services.size === 0) return null;

  return (
    <Box sx={{ mt: 3, color: 'text.secondary' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Info size={14} aria-hidden />
        {services.size === 1 ? '1 service excluded.' : `${services.size} services excluded.`}
        <Button
          variant="text"
          size="small"
          color="primary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          Why
        </Button>
      </Box>
      <Box component="ul" id={id} hidden={!isOpen} sx={{ m: 0, mt: 1, pl: 5 }}>
        {rejections.map((rejection) => (
          <li
            key={`${rejection.carrier}${rejection.serviceType}${rejection.method ?? ''}${rejection.code}`}
          >
            {rejection.carrier}, {rejection.serviceType}: {rejection.message}
          </li>
        ))}
      </Box>
    </Box>
  );
}
