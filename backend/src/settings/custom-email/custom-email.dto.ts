import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';

import { emailPattern } from '@contracts/rules/address.js';
import { cleanText } from '@contracts/rules/clean-text.js';
import { placeholderMessage } from '@contracts/rules/custom-email.js';
import { settingsRejections, settingsTexts } from '@contracts/texts/spec/settings.js';

import { CleanText, OptionalText } from '../../platform/http/form-text.js';
import { IsRecordId } from '../../platform/http/record-id.pipe.js';

const MAX_TEXT_LENGTH = 5_000;
/** 1 MB in base64, with the prefix of a data URL. */
const MAX_IMAGE_LENGTH = 1_500_000;

const { textTooLong, invalidColour, invalidLink, imageTooLarge } = settingsRejections;

const ShortText = () => OptionalText(255, { message: textTooLong });

const Colour = () =>
  applyDecorators(
    CleanText(),
    IsOptional(),
    Matches(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { message: invalidColour }),
  );

const WebLink = () =>
  applyDecorators(
    OptionalText(500, { message: invalidLink }),
    Matches(/^https?:\/\/[^\s"'<>]+$/i, { message: invalidLink }),
  );

const Image = () =>
  applyDecorators(
    IsOptional(),
    IsString({ message: settingsTexts.imageNotReadable }),
    MaxLength(MAX_IMAGE_LENGTH, { message: imageTooLarge }),
  );

/** Cleans each line on its own and keeps the line breaks. */
const CleanedLines = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string'
      ? value
          .split(/\r?\n/)
          .map((line) => cleanText(line) ?? '')
          .join('\n')
          .trim() || null
      : value,
  );

const usesCustomText = ({
  defaultEmailTemplate,
  customTextArea,
}: Partial<CustomEmailDto>): boolean =>
  defaultEmailTemplate !== true && typeof customTextArea === 'string';

/** Rejects braces that would be sent unchanged; text replaced by the default is not checked. */
const OnlyPlaceholders = () =>
  ValidateBy({
    name: 'onlyPlaceholders',
    validator: {
      validate: (text, args) =>
        !usesCustomText(args?.object ?? {}) || placeholderMessage(String(text)) === undefined,
      defaultMessage: (args) => placeholderMessage(String(args?.value)) ?? '',
    },
  });

/** Body of PUT /custom-email. */
export class CustomEmailDto {
  @IsRecordId({ message: settingsRejections.clientMissing })
  readonly clientId: number;

  @ShortText() readonly companyName?: string | null;
  @ShortText() readonly logoImageFilename?: string | null;
  @WebLink() readonly logoImageLink?: string | null;
  @Image() readonly logoImage?: string | null;
  @ShortText() readonly footerImageFilename?: string | null;
  @WebLink() readonly footerImageLink?: string | null;
  @Image() readonly footerImage?: string | null;

  @CleanedLines()
  @IsOptional()
  @IsString({ message: textTooLong })
  @MaxLength(MAX_TEXT_LENGTH, { message: textTooLong })
  @OnlyPlaceholders()
  readonly customTextArea?: string | null;

  @ShortText() readonly contactPhone?: string | null;

  @CleanText()
  @IsOptional()
  @Matches(emailPattern, { message: settingsTexts.invalidEmail })
  @MaxLength(255, { message: settingsTexts.invalidEmail })
  readonly contactEmail?: string | null;

  @Colour() readonly bannerTextColour?: string | null;
  @Colour() readonly bannerBackgroundColour?: string | null;
  @Colour() readonly bodyHeadingColour?: string | null;
  @Colour() readonly bodyTextColour?: string | null;
  @Colour() readonly bodyBackgroundColour?: string | null;

  @IsOptional() @IsBoolean() readonly logoAndTitle?: boolean | null;
  @IsOptional() @IsBoolean() readonly defaultEmailTemplate?: boolean | null;
  @IsOptional() @IsBoolean() readonly isDeleted?: boolean | null;
}
