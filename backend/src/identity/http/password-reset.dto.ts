import { IsEmail, IsString, Matches, MaxLength } from 'class-validator';

import { passwordPattern, passwordRuleText } from '@contracts/rules/password.js';

export class EmailDto {
  @IsEmail({}, { message: 'Must enter a valid email address' })
  readonly email: string;
}

export class LinkTokenDto {
  @MaxLength(200)
  @IsString({ message: 'The token is missing' })
  readonly token: string;
}

export class NewPasswordDto {
  @IsEmail({}, { message: 'Must enter a valid email address' })
  readonly email: string;

  @MaxLength(200)
  @IsString({ message: 'The token is missing' })
  readonly verificationToken: string;

  @Matches(passwordPattern, { message: passwordRuleText })
  readonly password: string;
}
