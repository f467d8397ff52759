/** The credentials of an application at PayPal. */
export interface PaypalSettings {
  readonly clientId: string
  readonly clientSecret: string
  /** of the webhook that PayPal calls; null where none is registered, and payments are only polled */
  readonly webhookId: string | null
  /** without a slash at the end */
  readonly apiBase: string
}

/** Who runs the site, as mails name them. Each is null where it is not set. */
export interface OperatorSettings {
  readonly name: string | null
  /** postal, in one line */
  readonly address: string | null
  /** replies to mails go there */
  readonly email: string | null
}

/** The work of one password hash. */
export interface PasswordCost {
  /** memory in KiB */
  readonly memoryCost: number
  /** passes over that memory */
  readonly timeCost: number
}

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
  /** those that it has replaced, the newest first: what was made with them is still read, and made anew when it is used */
  readonly formerPeppers: readonly string[]
  readonly passwordCost: PasswordCost
  /** where links in mails lead, without a slash at the end */
  readonly publicUrl: string
  /** null: mails are files in the outbox folder */
  readonly smtpUrl: string | null
  /** whether no mail is handed to a mail server without TLS */
  readonly requiresMailTls: boolean
  readonly operator: OperatorSettings
  /** how PayPal is called; null where it is not configured */
  readonly paypal: PaypalSettings | null
  /** whether payments are made with play money where PayPal is not configured; otherwise nothing can be bought then */
  readonly allowsPlayMoney: boolean
  /** how long a session lasts without a call, in milliseconds */
  readonly sessionIdleMs: number
  /** whether accounts of the staff may do nothing before they have a second factor */
  readonly requiresStaffSecondFactor: boolean
}
