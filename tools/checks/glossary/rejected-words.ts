/** Words that the glossary rejects. */
export interface RejectedTerm {
  /** in lower case, as `['loot', 'table']` */
  readonly words: readonly string[]
  /** the words to use instead; several where more than one row of the glossary rejects the term */
  readonly instead: readonly string[]
}

const isTable = (line: string): boolean => line.startsWith('|') && !/^\|[\s|-]+$/.test(line)

/**
 * Reads the tables of the glossary: the third column holds what to avoid, separated by commas. Terms in italics (`_set_`)
 * have a right meaning too and are left out.
 */
export function rejectedTerms(glossary: string): readonly RejectedTerm[] {
  const found = new Map<string, string[]>()
  for (const line of glossary.split('\n').filter(isTable)) {
    const [, word = '', , rejected = ''] = line.split('|').map((cell) => cell.trim())
    if (rejected === 'not') continue
    for (const term of rejected.split(',').map((entry) => entry.trim().toLowerCase()))
      if (/^[a-z]/.test(term)) found.set(term, [...(found.get(term) ?? []), word])
  }
  return [...found].map(([term, instead]) => ({ words: term.split(/[\s-]+/), instead }))
}

/** The words of an identifier or a file name, in lower case: `LootTable2` is loot, table; `XPBar` is xp, bar. */
export const wordsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

/** The last word may be a plural. */
const isWord = (word: string | undefined, expected: string, isLast: boolean): boolean =>
  word === expected || (isLast && (word === `${expected}s` || word === expected.replace(/y$/, 'ies')))

const contains = (name: readonly string[], { words }: RejectedTerm): boolean =>
  name.some((_, start) =>
    words.every((expected, index) => isWord(name[start + index], expected, index === words.length - 1)),
  )

/** The rejected terms that a name contains. */
export function termsIn(name: string, terms: readonly RejectedTerm[]): readonly RejectedTerm[] {
  const words = wordsOf(name)
  return terms.filter((term) => contains(words, term))
}
