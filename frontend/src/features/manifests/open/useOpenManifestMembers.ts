import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import { messageOf } from '../../../shared/api/api-error';
import { useToast } from '../../../shared/feedback/useToast';
import { useLazyListConsignmentsOfOpenManifestQuery } from '../manifests.api';

/** Returns a function that loads the consignments of an open manifest, for an action on all of them. */
export function useOpenManifestMembers() {
  const [load] = useLazyListConsignmentsOfOpenManifestQuery();
  const toast = useToast();

  /** Resolves to an empty list, and shows an error, if they could not be loaded. */
  return async (id: number): Promise<readonly ConsignmentListItem[]> => {
    const { data, error } = await load(id);
    if (error) toast.error(messageOf(error, manifestTexts.fetchFailed));
    return data ?? [];
  };
}
