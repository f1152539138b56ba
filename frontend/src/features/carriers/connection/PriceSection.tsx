import { priceSources, type PriceSource } from '@contracts/rules/live-rates';
import { liveRateTexts as texts } from '@contracts/texts/app/live-rates';

import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { TextInput } from '../../../shared/forms/TextInput';
import { Section } from './Section';
import type { ConnectionState } from './useConnectionForm';

const isSource = (value: string): value is PriceSource =>
  priceSources.some((source) => source === value);

/** Source of the offers of a carrier with live prices. */
export function PriceSection({ state }: { readonly state: ConnectionState }) {
  const { priceFrom, liveRateMs } = state.form;
  const available = state.isReadOnly ? [priceFrom] : priceSources;
  return (
    <Section title={texts.prices}>
      <FormField label={texts.priceFrom} help={texts.sourceHelp} error={state.messages.priceFrom}>
        {(input) => (
          <NativeSelectInput
            {...input}
            value={priceFrom}
            options={available.map((value) => ({ value, label: texts.sources[value] }))}
            onChange={(value) => {
              if (isSource(value)) state.change({ priceFrom: value });
            }}
          />
        )}
      </FormField>
      {priceFrom !== 'RATE_CARD' && (
        <TextInput
          label={texts.time}
          help={texts.timeHelp}
          value={liveRateMs}
          error={state.messages.liveRateMs}
          readOnly={state.isReadOnly}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => {
            state.change({ liveRateMs: target.value });
          }}
        />
      )}
    </Section>
  );
}
