import { appCustomEmailTexts as texts } from '@contracts/texts/app/settings';

import { CheckField } from '../../../shared/forms/CheckField';
import { TextInput } from '../../../shared/forms/TextInput';
import type { CustomEmailDraft } from './custom-email-draft';
import { FieldGroup } from './FieldGroup';
import { ImageField } from './ImageField';

export interface IdentityFieldsProps extends CustomEmailDraft {
  readonly emailProblem: string | undefined;
}

/** Sender of the email: name, images and contact details. */
export function IdentityFields({ form, change, emailProblem }: IdentityFieldsProps) {
  const text = (field: 'companyName' | 'contactPhone' | 'contactEmail') => ({
    label: texts[field],
    isOptional: true,
    value: form[field] ?? '',
    inputProps: { maxLength: 255 },
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [field]: target.value === '' ? null : target.value });
    },
  });
  return (
    <FieldGroup title={texts.identity}>
      <TextInput {...text('companyName')} />
      <LogoFields form={form} change={change} />
      <FooterField form={form} change={change} />
      <TextInput {...text('contactPhone')} type="tel" />
      <TextInput {...text('contactEmail')} type="email" error={emailProblem} />
    </FieldGroup>
  );
}

type ImageFieldsProps = Pick<CustomEmailDraft, 'form' | 'change'>;

const LogoFields = ({ form, change }: ImageFieldsProps) => (
  <>
    <ImageField
      name={texts.logo}
      value={{
        image: form.logoImage,
        fileName: form.logoImageFilename,
        link: form.logoImageLink,
      }}
      onChange={({ image, fileName, link }) => {
        change({ logoImage: image, logoImageFilename: fileName, logoImageLink: link });
      }}
    />
    <CheckField
      label={texts.logoAndTitle}
      isOn={form.logoAndTitle}
      onChange={(logoAndTitle) => {
        change({ logoAndTitle });
      }}
    />
  </>
);

const FooterField = ({ form, change }: ImageFieldsProps) => (
  <ImageField
    name={texts.footer}
    value={{
      image: form.footerImage,
      fileName: form.footerImageFilename,
      link: form.footerImageLink,
    }}
    onChange={({ image, fileName, link }) => {
      change({ footerImage: image, footerImageFilename: fileName, footerImageLink: link });
    }}
  />
);
