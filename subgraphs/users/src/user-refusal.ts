import type { AccountChangeRefusal, MailActivationRefusal, SecondFactorRemovalRefusal } from '@sanguine/accounts'
import type { RefusalsOf, Result } from '@sanguine/kernel'

type NoDetails = Readonly<Record<never, never>>

/** Why staff could not do something with an account or its player. */
export type UserRefusal =
  | AccountChangeRefusal
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
      /** what staff may do with other accounts only */
      ownAccount: NoDetails
    }>

/** The result of an operation on an account. */
export type UserResult<Value> = Result<Value, UserRefusal>
