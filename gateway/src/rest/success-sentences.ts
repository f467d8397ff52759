import { groundOf } from '@sanguine/catalogue'
import type { Id, Release } from '@sanguine/rules'

/** What REST says of calls that succeeded: in English, with names in the language of the release. */
export const successSentences = {
  registered:
    'You have successfully registered an account! An activation email has been sent to you. (also check your spam folder). After activation pls go to login.',
  loggedIn: 'Login Successful',
  loggedOut: 'You are logged out.',
  secondFactorRequired: 'Please confirm your login.',
  passkeyChallenge: 'Please use your passkey.',
  sessionEnded: 'The session was ended.',
  sessionsEnded: (endedCount: number): string => `Sessions ended: ${endedCount}.`,
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
  accountDeleted:
    'Your account is deleted. The ledger and payments stay under its number alone, without your name and address.',
  seedRotated: 'The old seed is revealed, and the next one is in use.',
  equipped: (release: Release, itemId: Id): string => `${itemName(release, itemId, 'Item')} equipped.`,
  unequipped: (release: Release, itemId: Id): string => `${itemName(release, itemId, 'Item')} unequipped.`,
  /** `index` is zero-based. */
  setupChanged: (index: number): string => `Equipment setup ${index + 1} is in use.`,
  bought: 'Purchase successful! Item added to inventory.',
  sold: 'Sale successful!',
  travelled: (release: Release, groundId: Id): string => `You have reached ${groundOf(release, groundId).name}.`,
  collectionClaimed: (release: Release, collectionId: Id): string =>
    `${itemName(release, collectionId, 'The collection')} is complete, and yours.`,
  userItemChanged: 'The inventory was changed.',
  giftTaken: (release: Release, itemId: Id): string => `${itemName(release, itemId, 'Your gift')} is yours.`,
} as const

const itemName = (release: Release, itemId: Id, unknown: string): string => release.items.get(itemId)?.name ?? unknown
