import type { ReactNode } from 'react';

import type { ConsignmentView } from '@contracts/views/consignment.view';

import type { ConsignmentForm } from './form/consignment-form';
import type { FormStart } from './form/useConsignmentForm';
import type { ChosenBefore } from './offers/useOffers';
import type { CustomItem } from '../../shared/goods/goods.api';
import type { Submitted } from './submit/useSubmit';

export interface ConsignmentEditorProps extends FormStart {
  readonly customItems: readonly CustomItem[];
  /** The offer of the quote that the form comes from: its carrier is chosen already. */
  readonly quoted?: ChosenBefore | null;
  /** The edited consignment as the server has it now; somebody else may have changed it. */
  readonly latest?: ConsignmentView;
  /** Above the form. */
  readonly notice?: ReactNode;
  /** After an edit was saved. */
  readonly onSaved: (saved: Submitted) => void;
  /** After a new consignment was sent and its form emptied. */
  readonly onCreated?: () => void;
  /** The form goes on as another kind of consignment, on the screen of that kind; left out: it changes in place. */
  readonly onTypeChange?: (form: ConsignmentForm) => void;
  /** The form follows from another version now: what others changed was taken over, or what was typed earlier is back. */
  readonly onMerged?: (base: ConsignmentView) => void;
}
