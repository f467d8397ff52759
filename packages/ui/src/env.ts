/** A constant that the webpack factory inserts at build time. It is undefined in tests, which have no build. */
declare const SANGUINE_VERSION: string | undefined

/** The version of this build; sent as `X-Version`. */
export const clientVersion: string = typeof SANGUINE_VERSION === 'string' ? SANGUINE_VERSION : '0.0.0'
