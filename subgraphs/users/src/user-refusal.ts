import type {
  AccountChangeRefusal,
  ClientReviewRefusal,
  MailActivationRefusal,
  SecondFactorRemovalRefusal,
} from '@sanguine/accounts'
import type { RefusalsOf, Result } from '@sanguine/kernel'

type NoDetails = Readonly<Record<never, never>>

/** Why staff could not change an account or its player. */
export type UserRefusal =
  | AccountChangeRefusal
  | ClientReviewRefusal
  | MailActivationRefusal
  | SecondFactorRemovalRefusal
  | RefusalsOf<{
      unknownUser: NoDetails
      /** the account has been changed since it was read */
      userChanged: NoDetails
      /** roles, and everything of accounts of staff, are for admins */
      adminRequired: NoDetails
      nameInvalid: NoDetails
      nameReserved: NoDetails
      emailInvalid: NoDetails
      reasonRequired: NoDetails
      notBanned: NoDetails
      /** an action that staff may only apply to other accounts */
      ownAccount: NoDetails
    }>

/** The result of an operation on an account. */
export type UserResult<Value> = Result<Value, UserRefusal>
