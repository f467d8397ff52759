/** The reason why a mail was not accepted. */
export interface SendFailure {
  /** for the log and the database: without addresses, links and tokens */
  readonly reason: string
  /** whether the addressee does not exist, so that trying again is useless */
  readonly isPermanent: boolean
  /** whether it is about this mail; otherwise others would fail as well */
  readonly isAboutMail: boolean
}

/** Enhanced status codes (RFC 3463) for an address that does not or cannot exist. */
const noSuchAddress = /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/

/** The message of a mail server may repeat a part of the mail. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '[link]')
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]')
    .replace(/[0-9a-f]{16,}/gi, '[token]')
    .slice(0, 300)

/** Reads the error of a transport, such as those of nodemailer with `code`, `command` and `response`. */
export function readFailure(error: unknown): SendFailure {
  const read = (name: string): string =>
    typeof error === 'object' && error !== null ? String(Reflect.get(error, name) ?? '') : ''
  const [code, response] = [read('code'), read('response')]
  const reason = [code, read('command'), read('message')].filter((part) => part !== '').join(' ')
  return {
    reason: withoutSecrets(reason),
    isPermanent: noSuchAddress.test(response),
    isAboutMail: code === 'EENVELOPE' || code === 'EMESSAGE',
  }
}
