import { IsString, Matches, MaxLength } from 'class-validator';

import { emailPattern } from '@contracts/rules/address.js';
import { passwordPattern, passwordRuleText } from '@contracts/rules/password.js';
import { authTexts } from '@contracts/texts/spec/auth.js';

export class EmailDto {
  @MaxLength(254, { message: authTexts.invalidEmail })
  @Matches(emailPattern, { message: authTexts.invalidEmail })
  readonly email: string;
}

export class LinkTokenDto {
  @MaxLength(200)
  @IsString({ message: 'The token is missing' })
  readonly token: string;
}

export class NewPasswordDto {
  @MaxLength(254, { message: authTexts.invalidEmail })
  @Matches(emailPattern, { message: authTexts.invalidEmail })
  readonly email: string;

  @MaxLength(200)
  @IsString({ message: 'The token is missing' })
  readonly verificationToken: string;

  @Matches(passwordPattern, { message: passwordRuleText })
  readonly password: string;
}
