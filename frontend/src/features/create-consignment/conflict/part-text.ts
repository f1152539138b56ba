import { EMPTY_VALUE, formatDate } from '../../../shared/text/format';
import type { ConsignmentForm } from '../form/consignment-form';
import type { ItemRow } from '../../../shared/goods/item-row.types';
import { unitSign, type LengthUnit } from '../../../shared/goods/units';
import type { FormPart } from './merge-forms';

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');
const orPlaceholder = (text: string) => (text.trim() === '' ? EMPTY_VALUE : text);

const texts: Readonly<Record<FormPart, (form: ConsignmentForm, unit: LengthUnit) => string>> = {
  route: ({ sender, receiver }) =>
    [sender && `from ${sender.company}`, receiver && `to ${receiver.company}`]
      .filter(Boolean)
      .join(' '),
  dispatchDate: ({ dispatchDate }) => formatDate(dispatchDate, 'UTC'),
  slot: ({ receiveDate, slotFrom, slotTo }) =>
    receiveDate === '' ? '' : `${formatDate(receiveDate, 'UTC')}, ${slotFrom} to ${slotTo}`,
  items: ({ items }, unit) => items.map((row) => itemText(row, unit)).join('; '),
  pallets: ({ pallets }) =>
    `Loscam ${pallets.loscam || 0}, Chep ${pallets.chep || 0}, Other ${pallets.other || 0}`,
  instructions: ({ specialInstructions }) => specialInstructions,
  tailgate: ({ isTailgateRequired }) => yesNo(isTailgateRequired),
  authority: ({ authorityToLeave }) => yesNo(authorityToLeave),
  references: ({ references }) => references.join(', '),
  categories: ({ categoryEntries }) => `${Object.keys(categoryEntries).length} chosen`,
  payer: ({ payerAccountId }) => (payerAccountId === null ? 'Sender pays' : 'A payer account'),
};

function itemText(row: ItemRow, unit: LengthUnit): string {
  const { quantity, length, width, height, weight, dangerousGoods } = row;
  const name = row.template?.name ?? row.itemTypeName ?? 'Item';
  return [
    `${quantity} × ${name}`,
    `${length} × ${width} × ${height} ${unitSign(unit)}`,
    `${weight} kg`,
    ...(dangerousGoods.length > 0 ? ['DG'] : []),
  ].join(', ');
}

/** Text of a form part, for comparison. */
export const partText = (part: FormPart, form: ConsignmentForm, unit: LengthUnit): string =>
  orPlaceholder(texts[part](form, unit));
