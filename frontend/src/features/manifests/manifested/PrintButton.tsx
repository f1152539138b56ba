import Button from '@mui/material/Button';
import { Printer, PrinterCheck } from 'lucide-react';

import { appPaperworkTexts } from '@contracts/texts/app/common';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import { usePaperwork } from '../../../shared/paperwork/usePaperwork';
import { visitedSx } from '../../../shared/paperwork/visited.styles';
import { useClientSettings } from '../../../shared/session/useSession';
import { manifestDocuments, paperworkOf, type DocumentName } from './manifest-documents';

export interface PrintButtonProps {
  readonly manifest: ManifestListItem;
  readonly document: DocumentName;
  readonly tabIndex: 0 | -1;
  /** Shows the document's name, where there is no column heading. */
  readonly isNamed?: boolean;
}

/** Prints or opens a document of a manifest; marked as visited if opened before and the client tracks paperwork. */
export function PrintButton({ manifest, document, tabIndex, isNamed }: PrintButtonProps) {
  const { name, isPrinted } = manifestDocuments[document];
  const print = usePaperwork();
  const hasPaperworkHistory = useClientSettings(manifest.clientId)?.paperworkHistory ?? false;
  const isDone = hasPaperworkHistory && isPrinted(manifest);
  const Icon = isDone ? PrinterCheck : Printer;
  const shown = isDone ? appPaperworkTexts.printed : appPaperworkTexts.print;

  return (
    <Button
      variant="text"
      size="small"
      tabIndex={tabIndex}
      disabled={manifest.paperWorkDisabled}
      startIcon={<Icon size={14} strokeWidth={1.6} />}
      aria-label={`${shown}: ${name} ${manifest.manifestNumber}`}
      onClick={() => {
        print(...paperworkOf(manifest, document));
      }}
      sx={isDone ? visitedSx : defaultSx}
    >
      {isNamed ? name : shown}
    </Button>
  );
}

const defaultSx = { fontWeight: 400 } as const;
