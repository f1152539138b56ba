import type { ReactNode } from 'react';

import type { ConsignmentView } from '@contracts/views/consignment.view';

import type { ConsignmentForm } from './form/consignment-form';
import type { ConsignmentFormOptions } from './form/useConsignmentForm';
import type { PreviousChoice } from './offers/useOffers';
import type { CustomItem } from '../../shared/goods/goods.api';
import type { Submitted } from './submit/useSubmit';

export interface ConsignmentEditorProps extends ConsignmentFormOptions {
  readonly customItems: readonly CustomItem[];
  /** Offer of the quote the form comes from; preselects its carrier. */
  readonly quoted?: PreviousChoice | null;
  /** Current version of the edited consignment; another user may have changed it. */
  readonly latest?: ConsignmentView;
  /** Rendered above the form. */
  readonly notice?: ReactNode;
  /** Called after an edit was saved. */
  readonly onSaved: (saved: Submitted) => void;
  /** Called after a new consignment was created and the form cleared. */
  readonly onCreated?: () => void;
  /** Continues with another consignment type on its own screen; undefined changes the type in place. */
  readonly onTypeChange?: (form: ConsignmentForm) => void;
  /** The form is now based on another version: other users' changes were merged, or earlier input was restored. */
  readonly onMerged?: (base: ConsignmentView) => void;
}
