import { createHash } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { GeneratedFiles } from './generated-files'

/** How many passwords of the list are taken unchanged, and how many also with a capital first letter. */
const [listed, capitalized] = [30_000, 6_000]

/** Bytes that are kept of a SHA-256: one of 120,000 other passwords is refused by mistake. */
const bytesPerDigest = 4

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Words that attackers guess because of the site's theme, and the suffixes they add. */
const siteWords = [
  'sanguine',
  'vampire',
  'vampires',
  'dracula',
  'nosferatu',
  'coffin',
  'crypt',
  'hunter',
  'vampirehunter',
  'methuselah',
]
const endings = ['', '1', '12', '123', '1234', '12345', '!', '1!', '123!', '666', '2024', '2025', '2026']

const ofSite = siteWords.flatMap((word) => endings.flatMap((ending) => [word + ending, capital(word) + ending]))

/** How many words the browser gets to know: a list that compresses to less than 10 kB. */
const wordCount = 2_400

/** The word or number that a password is made of, without what is put before and behind it; undefined for other passwords. */
const wordIn = (password: string): string | undefined =>
  /^[^a-z]*([a-z]{4,})[^a-z]*$/.exec(password.toLowerCase())?.[1] ?? /^\d{8,}$/.exec(password)?.[0]

/** The words behind the commonest passwords, and those of the site, for the browser, which sees the password as it is typed. */
function generateCommonWords(files: GeneratedFiles): void {
  const found = dictionary['passwords-common'].flatMap((password) => wordIn(String(password)) ?? [])
  const words = [...new Set([...siteWords, ...found])].slice(0, wordCount).sort()
  files.put(
    'packages/ui/src/generated/common-words.ts',
    `/** The words and numbers behind ${words.length} common passwords, sorted. Made by \`npm run generate\`. */\nexport const commonWords =\n  '${words.join(' ')}'\n`,
  )
}

/**
 * The passwords that attackers try first, as the sorted beginnings of their SHA-256, which is all that the server gets to know
 * of a password. Made of the list of leaked passwords of `@zxcvbn-ts/language-common`, commonest first, and of the words of the site.
 */
export function generateCommonPasswords(files: GeneratedFiles): void {
  generateCommonWords(files)
  const passwords = [...new Set(dictionary['passwords-common'])].slice(0, listed).map(String)
  const words = new Set(['', ...passwords, ...passwords.slice(0, capitalized).map(capital), ...ofSite])
  const digests = [...words].map((word) =>
    createHash('sha256')
      .update(word)
      .digest('hex')
      .slice(0, bytesPerDigest * 2),
  )
  const packed = Buffer.from([...new Set(digests)].sort().join(''), 'hex').toString('base64')
  files.put(
    'subgraphs/accounts/src/generated/common-passwords.ts',
    `/** The first ${bytesPerDigest} bytes of the SHA-256 of ${digests.length} common passwords, sorted, in base64. Made by \`npm run generate\`. */\nexport const packedDigests =\n  '${packed}'\n`,
  )
}
