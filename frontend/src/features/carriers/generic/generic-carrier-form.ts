import { cleanText } from '@contracts/rules/clean-text';
import { carrierTexts as texts } from '@contracts/texts/spec/carriers';

export interface GenericCarrierForm {
  readonly name: string;
  readonly displayName: string;
}

const isNamed = (text: string): boolean => {
  const { length } = cleanText(text) ?? '';
  return length >= 3 && length <= 42;
};

/** CARRIER-48, CARRIER-49. */
export const validateGenericCarrier = ({
  name,
  displayName,
}: GenericCarrierForm): Partial<GenericCarrierForm> => ({
  ...(!isNamed(name) && { name: texts.genericName }),
  ...(!isNamed(displayName) && { displayName: texts.genericDisplayName }),
});

export const genericToSave = ({ name, displayName }: GenericCarrierForm): GenericCarrierForm => ({
  name: cleanText(name) ?? '',
  displayName: cleanText(displayName) ?? '',
});

/** CARRIER-50, CARRIER-51: code of the carrier in files; null while the name is empty. */
export const codeOf = (name: string): string | null => {
  const clean = cleanText(name);
  return clean && `cc_${clean.replace(/\s+/gu, '_')}`;
};
