import { Pencil, Trash2 } from 'lucide-react';

import { customerTexts as texts } from '@contracts/texts/spec/organisations';
import { appCustomerTexts } from '@contracts/texts/app/organisations';
import type { CustomerView } from '@contracts/views/organisation.view';

import { useCommand } from '../../shared/commands/useCommand';
import { useConfirmedDelete } from '../../shared/forms/useConfirmedDelete';
import { BulkBar } from '../../shared/layout/BulkBar';
import { interpolate } from '../../shared/text/format';
import { useDeleteCustomerMutation } from './customers.api';
import type { CustomerList } from './useCustomers';

export interface CustomerSelectionProps {
  readonly customers: CustomerList;
  readonly onEdit: (customer: CustomerView) => void;
}

/** Actions of the selected customer (CUST-02, CUST-11, CUST-20). */
export function CustomerSelection({ customers, onEdit }: CustomerSelectionProps) {
  const { selected, canEdit, canDelete, clear } = customers;
  const [deleteCustomer] = useDeleteCustomerMutation();
  const confirmDelete = useConfirmedDelete();
  const remove = ({ id, version, name }: CustomerView) =>
    void confirmDelete({
      question: interpolate(appCustomerTexts.deleteQuestion, { name }),
      warning: appCustomerTexts.deleteWarning,
      run: () => deleteCustomer({ id, version }),
      done: texts.deleted,
      failed: texts.deleteFailed,
    });
  useCommand({
    id: 'customers.delete',
    label: appCustomerTexts.deleteTitle,
    group: 'Actions',
    keys: 'Delete',
    when: canDelete && selected !== undefined,
    run: () => {
      if (selected) remove(selected);
    },
  });

  if (!selected) return null;
  const edit = () => {
    onEdit(selected);
  };
  const removeSelected = () => {
    remove(selected);
  };
  return (
    <BulkBar
      count={1}
      summary={selected.name}
      actions={[
        ...(canEdit ? [{ label: texts.edit, icon: Pencil, isPrimary: true, onClick: edit }] : []),
        ...(canDelete
          ? [{ label: texts.delete, icon: Trash2, isDestructive: true, onClick: removeSelected }]
          : []),
      ]}
      onClose={clear}
    />
  );
}
