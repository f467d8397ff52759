/** What the operator decides. Read once from the environment by the gateway; every other part gets it from here. */
export interface Settings {
  readonly isProduction: boolean
  /** folder for everything that is kept on this machine */
  readonly dataDir: string
  /** divides every game duration */
  readonly gameSpeed: number
  /** multiplies every rate limit */
  readonly rateLimitFactor: number
  /** milliseconds since the epoch */
  readonly registrationOpensAt: number
  /** milliseconds since the epoch */
  readonly gameOpensAt: number
  /** signs access tokens; at least 32 characters */
  readonly jwtSecret: string
  /** mixed into every password hash, kept out of the database */
  readonly passwordPepper: string
  /** where links in mails lead, without a slash at the end */
  readonly publicUrl: string
  /** null: mails are files in the outbox folder */
  readonly smtpUrl: string | null
  /** how long a session lasts without a call, in milliseconds */
  readonly sessionIdleMs: number
  /** whether accounts of the staff may do nothing before they have a second factor */
  readonly requiresStaffSecondFactor: boolean
}
