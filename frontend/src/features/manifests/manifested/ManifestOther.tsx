import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import { manifestTexts } from '@contracts/texts/spec/manifests';
import { appManifestTexts } from '@contracts/texts/app/manifests';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import { OtherMenu } from '../../../shared/paperwork/OtherMenu';
import { useOpenPaperwork, usePrintsDirectly } from '../../../shared/paperwork/usePaperwork';
import { paperworkOf, type DocumentName } from './manifest-documents';

const entries: readonly (readonly [name: DocumentName, label: string])[] = [
  ['labels', consignmentListTexts.openLabel],
  ['manifest', appManifestTexts.openManifest],
  ['summary', appManifestTexts.openFreightSummary],
];

export interface ManifestOtherProps {
  readonly manifest: ManifestListItem;
  readonly tabIndex: 0 | -1;
}

/** MAN-34: opens paperwork on screen when it prints directly. */
export function ManifestOther({ manifest, tabIndex }: ManifestOtherProps) {
  const open = useOpenPaperwork();
  const printsDirectly = usePrintsDirectly();
  if (!printsDirectly(manifest.clientId) || manifest.paperWorkDisabled) return null;

  return (
    <OtherMenu
      label={manifestTexts.columns.other}
      recordName={manifest.manifestNumber}
      tabIndex={tabIndex}
      entries={entries.map(([name, label]) => ({
        label,
        onClick: () => {
          open(...paperworkOf(manifest, name));
        },
      }))}
    />
  );
}
