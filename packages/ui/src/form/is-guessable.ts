import { commonWords } from '../generated/common-words'

const words: ReadonlySet<string> = new Set(commonWords.split(' '))

/** Characters that replace letters in passwords. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The number of characters around a word that a guessing program tries. */
const maxAdded = 6

const withLetters = (text: string): string => text.replace(/[0134578@$!]/g, (sign) => letters[sign] ?? sign)

/**
 * The texts from which a password may be derived: without some of the characters around it, and with letters for the
 * digits and signs. A character at the end counts as both: in `dr4cul4` it replaces a letter, in `dracula4` it is
 * added.
 */
function* originalsOf(text: string): Generator<string> {
  const letter = /\p{L}/u
  for (let start = 0; start <= maxAdded && !(start > 0 && letter.test(text.charAt(start - 1))); start += 1)
    for (let end = text.length; text.length - end + start <= maxAdded && end > start; end -= 1) {
      const part = text.slice(start, end)
      yield part
      yield withLetters(part)
      if (letter.test(part.at(-1) ?? '')) break
    }
}

/**
 * Whether a password is easy to guess: a few repeated characters, or a known word with little added. Known words are
 * common passwords, words of the site and `ownWords`. The server gets a digest, so it recognises common passwords but
 * not their variants.
 */
export function isGuessable(password: string, ownWords: readonly string[]): boolean {
  const text = password.normalize('NFKC').trim().toLowerCase()
  if (/^(.{1,4}?)\1+$/.test(text)) return true
  const own = ownWords.map((word) => word.trim().toLowerCase()).filter((word) => word !== '')
  for (const original of originalsOf(text)) if (words.has(original) || own.includes(original)) return true
  return false
}
