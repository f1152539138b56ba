import { IsString, MaxLength } from 'class-validator';

export class LoginDto {
  @IsString({ message: 'Email is required' })
  @MaxLength(320, { message: 'Email is too long' })
  readonly email: string;

  @IsString({ message: 'Password is required' })
  @MaxLength(1_000, { message: 'Password is too long' })
  readonly password: string;
}
