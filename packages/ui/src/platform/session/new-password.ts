import { refusalText } from '../api/error-text'

/** Characters that a new password has at least. Only clients can count them: the server gets a digest. */
const minPasswordLength = 8

/** Why a text cannot be a new password, in the reader's language; null where it can. The server refuses common ones. */
export const newPasswordFault = (password: string): string | null =>
  [...password].length < minPasswordLength ? refusalText({ code: 'PASSWORD_TOO_SHORT' }) : null
