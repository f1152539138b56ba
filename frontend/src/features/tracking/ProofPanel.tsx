import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';

import { trackingTexts } from '@contracts/texts/spec/tracking';
import type { ProofView } from '@contracts/views/tracking.view';

import { SpecText } from '../../shared/text/SpecText';

export interface ProofPanelProps {
  readonly title: string;
  readonly proof: ProofView | null;
  /** Shown while there is no proof. */
  readonly pending: string;
  readonly connote: string;
}

/** Proof of pickup or delivery: name and signature, with a download. */
export function ProofPanel({ title, proof, pending, connote }: ProofPanelProps) {
  const signature = proof?.signature ? `data:image/png;base64,${proof.signature}` : null;

  return (
    <Box component="section" aria-label={title} sx={panelSx}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <SpecText>{title}</SpecText>
        </Typography>
        <Typography sx={{ color: proof ? 'text.primary' : 'app.textMuted' }}>
          {proof ? (
            <>
              {trackingTexts.signedBy} <strong>{proof.signedBy}</strong>
            </>
          ) : (
            pending
          )}
        </Typography>
      </Box>
      {signature && (
        <>
          <Box
            component="img"
            src={signature}
            alt={`Signature of ${proof?.signedBy ?? ''}`}
            sx={signatureSx}
          />
          <IconButton
            component="a"
            href={signature}
            download={`${connote}-${title.toLowerCase().replaceAll(' ', '-')}.png`}
            aria-label={`Download signature, ${title.toLowerCase()}`}
          >
            <Download size={14} />
          </IconButton>
        </>
      )}
    </Box>
  );
}

const panelSx = {
  flex: '1 1 260px',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 62,
  px: 3,
  py: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& strong': { fontWeight: 600 },
} as const;

const signatureSx = {
  width: 120,
  height: 40,
  objectFit: 'contain',
  borderRadius: '6px',
  border: 1,
  borderColor: 'divider',
  bgcolor: '#fff',
} as const;
