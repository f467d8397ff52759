import { newPasswordFault, refusalText } from '@sanguine/ui/platform'

/**
 * Why a text cannot be a new password, in the reader's language; null if it can. Loads the list of common passwords. If
 * that fails, the server still refuses the passwords it knows.
 * @param ownWords the name and address of the account
 */
export async function passwordProblem(password: string, ...ownWords: readonly string[]): Promise<string | null> {
  const fault = newPasswordFault(password)
  if (fault !== null) return fault
  const parts = ownWords.flatMap((word) => [word, word.split('@')[0] ?? ''])
  const isGuessed = await import('./is-guessable').then(
    ({ isGuessable }) => isGuessable(password, parts),
    () => false,
  )
  return isGuessed ? refusalText({ code: 'PASSWORD_GUESSABLE' }) : null
}
