/** The English sentences of REST for successful calls about accounts. */
export const successSentences = {
  registered:
    'You have successfully registered an account! An activation email has been sent to you. (also check your spam folder). After activation pls go to login.',
  loggedIn: 'Login Successful',
  loggedOut: 'You are logged out.',
  secondFactorRequired: 'Please confirm your login.',
  passkeyChallenge: 'Please use your passkey.',
  sessionEnded: 'The session was ended.',
  totpSecret: 'Add the key to your authenticator app, and send a code from it.',
  factorAdded: 'Your account is protected by a second factor.',
  factorRemoved: 'The second factor was removed.',
  recoveryCodesRenewed: 'Your former recovery codes are no longer valid.',
  activationMailed: 'An activation email has been sent to you. (also check your spam folder).',
  activated: 'Your account is activated. Welcome to the night!',
  passwordLinkMailed: 'Email sent to your email address',
  passwordMailed: 'A new password has been sent to your email address.',
  emailLinkMailed: 'A link was sent to the new address. Your address changes when you open it.',
  emailChanged: 'Your email address has been changed.',
  passwordChanged: 'Your password has been changed.',
  sessionsEnded: (endedCount: number): string => `Sessions ended: ${endedCount}.`,
} as const
