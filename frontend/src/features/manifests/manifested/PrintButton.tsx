import Button from '@mui/material/Button';
import { Printer, PrinterCheck } from 'lucide-react';

import { manifestTexts } from '@contracts/texts/manifests';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import { usePaperwork } from '../../../shared/paperwork/usePaperwork';
import type { PaperworkKind } from '../../../shared/paperwork/paperwork.api';
import { useClientSettings } from '../../../shared/session/useSession';

const { columns: words } = manifestTexts;

interface Document {
  readonly name: string;
  readonly path: string;
  readonly kind: PaperworkKind;
  readonly isPrinted: (manifest: ManifestListItem) => boolean;
}

const documents = {
  manifest: {
    name: words.printManifest,
    path: 'consignment',
    kind: 'CONSIGNMENT',
    isPrinted: ({ printedConsignment }) => printedConsignment,
  },
  labels: {
    name: words.printLabels,
    path: 'label/man_id',
    kind: 'LABEL',
    isPrinted: ({ printedLabel }) => printedLabel,
  },
  summary: {
    name: words.freightSummary,
    path: 'freight_summary/man_id',
    kind: 'FREIGHT_SUMMARY',
    isPrinted: ({ printedFreightSummary }) => printedFreightSummary,
  },
} satisfies Record<string, Document>;

export interface PrintButtonProps {
  readonly manifest: ManifestListItem;
  readonly document: keyof typeof documents;
  readonly tabIndex: 0 | -1;
  /** Says what is printed where no heading does. */
  readonly isNamed?: boolean;
}

/** Opens one document of a manifest; shows that it was opened before where the client keeps paperwork history. */
export function PrintButton({ manifest, document, tabIndex, isNamed }: PrintButtonProps) {
  const { name, path, kind, isPrinted }: Document = documents[document];
  const open = usePaperwork();
  const keepsHistory = useClientSettings(manifest.clientId)?.paperworkHistory ?? false;
  const isDone = keepsHistory && isPrinted(manifest);
  const Icon = isDone ? PrinterCheck : Printer;
  const shown = isDone ? 'Printed' : 'Print';

  return (
    <Button
      variant="text"
      size="small"
      tabIndex={tabIndex}
      disabled={manifest.paperWorkDisabled}
      startIcon={<Icon size={14} strokeWidth={1.6} />}
      aria-label={`${shown}: ${name} ${manifest.manifestNumber}`}
      onClick={() => {
        open(`/api/v1/paperwork/${path}/${manifest.id}`, {
          clientId: manifest.clientId,
          manifestId: manifest.id,
          paperworkType: kind,
        });
      }}
      sx={isDone ? doneSx : usualSx}
    >
      {isNamed ? name : shown}
    </Button>
  );
}

const usualSx = { fontWeight: 400 } as const;
const doneSx = {
  fontWeight: 400,
  '&.MuiButton-text.MuiButton-colorInherit': { color: 'app.tone.done.fg' },
} as const;
