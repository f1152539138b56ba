import { appQuoteTexts as texts } from '@contracts/texts/app/quick-quote';

import { NativeSelectInput } from '../../shared/forms/NativeSelectInput';
import { withCustomItem, withItemType } from '../../shared/goods/item-choice';
import type { ItemRow } from '../../shared/goods/item-row.types';
import type { QuoteContext } from './quote-form';

export interface LineTypeProps {
  readonly line: ItemRow;
  readonly context: QuoteContext;
  readonly onChange: (line: ItemRow) => void;
}

const CUSTOM = 'custom-';

/** Item type, or a custom item that fills the whole line, as in the form of a consignment (CON-92, CON-95). */
export function LineType({ line, context: { types, customItems, unit }, onChange }: LineTypeProps) {
  const choose = (value: string) => {
    const custom = customItems.find(({ id }) => `${CUSTOM}${id}` === value);
    const type = types.find(({ id }) => String(id) === value);
    if (custom) onChange(withCustomItem(line, custom, unit));
    else if (type) onChange(withItemType(line, type, unit));
  };
  return (
    <label className="type">
      <span>{texts.itemType}</span>
      <NativeSelectInput
        id={`${line.key}-type`}
        value={line.template ? `${CUSTOM}${line.template.id}` : String(line.itemTypeId ?? '')}
        options={[
          ...types.map(({ id, type }) => ({ value: String(id), label: type })),
          ...customItems.map(({ id, name }) => ({ value: `${CUSTOM}${id}`, label: name })),
        ]}
        onChange={choose}
      />
    </label>
  );
}
