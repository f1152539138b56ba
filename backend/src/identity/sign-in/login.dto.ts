import { IsString, MaxLength } from 'class-validator';

export class LoginDto {
  // class-validator checks the last decorator first.
  @MaxLength(320, { message: 'Email is too long' })
  @IsString({ message: 'Email is required' })
  readonly email: string;

  @MaxLength(1_000, { message: 'Password is too long' })
  @IsString({ message: 'Password is required' })
  readonly password: string;
}
