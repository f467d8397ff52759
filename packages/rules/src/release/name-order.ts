import type { Release } from './release'

const collators = new Map<string, Intl.Collator>()

/** Compares names in the sort order of the release's language. */
export function nameOrder({ language = 'en' }: Release): (a: string, b: string) => number {
  const known = collators.get(language) ?? new Intl.Collator(language)
  collators.set(language, known)
  return known.compare
}
