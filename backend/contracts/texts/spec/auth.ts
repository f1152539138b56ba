/** AUTH: login, password reset, expired session (spec part 1, sections 2.3 to 2.5, 5, 7 and 8). */
export const authTexts = {
  login: 'Login',
  username: 'Username',
  password: 'Password',
  email: 'Email',
  confirmPassword: 'Confirm password',
  signIn: 'Sign in',
  resetPassword: 'Reset Password',
  close: 'Close',
  sendEmail: 'Send Email',
  loginFailed: 'Error logging in! Please try again or press the reset password button below.',
  invalidEmail: 'Must enter a valid email address',
  resetEmailSent: 'An email has been sent with instructions to reset your password.',
  passwordsDiffer: "Passwords don't match",
  passwordUpdated: 'Password successfully updated',
  tokenExpired: 'Token Expired, press OK to redirect to the Login screen...',
  logout: 'Logout',
} as const;
