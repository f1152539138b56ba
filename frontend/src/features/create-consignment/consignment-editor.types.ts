import type { ReactNode } from 'react';

import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { ItemTypeChoice } from './create-consignment.api';
import type { LengthUnit } from './items/units';
import type { Submitted } from './submit/useSubmit';

export interface ConsignmentEditorProps {
  readonly title: string;
  readonly clientId: number;
  readonly sender: AddressView;
  readonly types: readonly ItemTypeChoice[];
  readonly unit: LengthUnit;
  /** The consignment that is edited; null for a new one. */
  readonly edited: ConsignmentView | null;
  /** Above the form. */
  readonly notice?: ReactNode;
  /** After an edit was saved. */
  readonly onSaved: (saved: Submitted) => void;
}
