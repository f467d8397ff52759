import { type AnyAccountRefusal, accountRefusals } from '@sanguine/accounts/rest'
import { joinRefusals, restRefusals } from '@sanguine/kernel/rest'
import type { PlayerRefusal } from '@sanguine/players'
import { playerRefusals } from '@sanguine/players/rest'
import type { UserRefusal } from './user-refusal'

/** Every refusal of an operation by staff on an account and its player. */
export type AnyUserRefusal = UserRefusal | AnyAccountRefusal | PlayerRefusal

export const { refusalCodes, refusalSentence, toWireResult } = restRefusals<AnyUserRefusal>(
  joinRefusals(playerRefusals, accountRefusals, {
    userChanged: 'The user has been changed since you loaded it. Please load it again.',
    adminRequired: 'Only an admin may change roles, and accounts of staff.',
    reasonRequired: 'reason: is required.',
    notBanned: 'This account is not banned.',
    ownAccount: 'You change your own second factor in your profile.',
  }),
)
