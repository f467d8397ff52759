import { commonWords } from '../generated/common-words'

const words: ReadonlySet<string> = new Set(commonWords.split(' '))

/** Characters that stand for letters. */
const letters: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ '@': 'a', $: 's', '!': 'i' },
}

/** As many characters before and behind a word as are tried by a program that guesses. */
const maxAdded = 6

const withLetters = (text: string): string => text.replace(/[0134578@$!]/g, (sign) => letters[sign] ?? sign)

/**
 * What a text may be a variant of: without some of the digits and signs before and behind it, and with the letters that signs stand for.
 * A sign at the end may be either: that of `dr4cul4` is a letter, that of `dracula4` is added.
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
 * Whether a password is soon guessed: a common one, a word of the site, or one of `ownWords`, with little added; or a few characters
 * again and again. The server gets a digest, by which it knows common passwords, but no variants of them.
 */
export function isGuessable(password: string, ownWords: readonly string[]): boolean {
  const text = password.normalize('NFKC').trim().toLowerCase()
  if (/^(.{1,4}?)\1+$/.test(text)) return true
  const own = ownWords.map((word) => word.trim().toLowerCase()).filter((word) => word !== '')
  for (const original of originalsOf(text)) if (words.has(original) || own.includes(original)) return true
  return false
}
