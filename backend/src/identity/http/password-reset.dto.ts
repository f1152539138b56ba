import { IsEmail, IsString, Matches, MaxLength } from 'class-validator';

import { passwordPattern, passwordRuleText } from '@contracts/rules/password.js';

export class EmailDto {
  @IsEmail({}, { message: 'Must enter a valid email address' })
  readonly email: string;
}

export class LinkTokenDto {
  @IsString({ message: 'The token is missing' })
  @MaxLength(200)
  readonly token: string;
}

export class NewPasswordDto {
  @IsEmail({}, { message: 'Must enter a valid email address' })
  readonly email: string;

  @IsString({ message: 'The token is missing' })
  @MaxLength(200)
  readonly verificationToken: string;

  @Matches(passwordPattern, { message: passwordRuleText })
  readonly password: string;
}
