/** The credentials of an application at PayPal. */
export interface PaypalSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** id of the webhook that PayPal calls; null if none is registered, so that payments are only polled */
  readonly webhookId: string | null
  /** without a slash at the end */
  readonly apiBase: string
}

/** The operator of the site, as mails name it. Each field is null if it is not set. */
export interface OperatorSettings {
  readonly name: string | null
  /** postal, in one line */
  readonly address: string | null
  /** replies to mails go there */
  readonly email: string | null
}

/** The cost of one password hash. */
export interface PasswordCost {
  /** memory in KiB */
  readonly memoryCost: number
  /** passes over that memory */
  readonly timeCost: number
}

/** The operator's settings. The gateway reads them once from the environment; every other part gets them from here. */
export interface Settings {
  readonly isProduction: boolean
  /** folder for all data on this machine */
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
  /** their keys sign notifications, newest first; each at least 32 characters */
  readonly pushSecrets: readonly string[]
  /** mixed into every password hash, stored outside of the database */
  readonly passwordPepper: string
  /** former values, newest first: their hashes can still be read, and are replaced when they are used */
  readonly formerPeppers: readonly string[]
  readonly passwordCost: PasswordCost
  /** the site that links in mails point to, without a slash at the end */
  readonly publicUrl: string
  /** null: mails are files in the outbox folder */
  readonly smtpUrl: string | null
  /** whether mails are sent only to mail servers with TLS */
  readonly requiresMailTls: boolean
  readonly operator: OperatorSettings
  /** PayPal's settings; null if it is not configured */
  readonly paypal: PaypalSettings | null
  /** whether payments use play money if PayPal is not configured; otherwise nothing can be bought then */
  readonly allowsPlayMoney: boolean
  /** how long a session lasts without a call, in milliseconds */
  readonly sessionIdleMs: number
  /** whether staff accounts must have a second factor before they may act */
  readonly requiresStaffSecondFactor: boolean
}
