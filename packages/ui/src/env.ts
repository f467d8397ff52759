/** What the build knows and the browser cannot find out. Replaced by the webpack factory; under test there is no build. */
declare const SANGUINE_VERSION: string | undefined

/** The version this front end was built as; sent as `X-Version`. */
export const clientVersion: string = typeof SANGUINE_VERSION === 'string' ? SANGUINE_VERSION : '0.0.0'
