/** Finds names in the code that the glossary, CONTEXT.md, rejects. Part of `npm run check`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { namesIn } from './glossary/names'
import { type RejectedTerm, rejectedTerms, termsIn } from './glossary/rejected-words'
import { trackedFiles } from './tracked-files'

export interface Finding {
  readonly path: string
  readonly line: number
  readonly name: string
  readonly term: RejectedTerm
}

const isSource = /\.(ts|tsx|mjs|cjs|css|graphql)$/

/** Generated code, the database with MongoDB's own words, and the wire's own spellings. */
const isExempt = /(^|\/)generated\/|\.generated\.|^schema\.graphql$|^packages\/embedded-mongod\/|^gateway\/src\/rest\//

export const isChecked = (path: string): boolean => isSource.test(path) && !isExempt.test(path)

/** The rejected terms in a file: in its path, at line 1, and in the names it holds. */
export function findRejected(path: string, text: string, terms: readonly RejectedTerm[]): readonly Finding[] {
  const lowerText = text.toLowerCase()
  const possible = terms.filter(({ words }) => words.every((word) => lowerText.includes(word.replace(/y$/, ''))))
  const names = possible.length > 0 ? namesIn(path, text) : []
  return [
    ...path.split('/').flatMap((name) => termsIn(name, terms).map((term) => ({ path, line: 1, name, term }))),
    ...names.flatMap(({ name, line }) => termsIn(name, possible).map((term) => ({ path, line, name, term }))),
  ]
}

export function main(): number {
  const terms = rejectedTerms(readFileSync(join(root, 'CONTEXT.md'), 'utf8'))
  const findings = trackedFiles()
    .filter(isChecked)
    .flatMap((path) => findRejected(path, readFileSync(join(root, path), 'utf8'), terms))
  for (const { path, line, name, term } of findings)
    console.error(`${path}:${line} ${name}: not "${term.words.join(' ')}" but "${term.instead.join('" or "')}"`)
  if (findings.length > 0) console.error(`${findings.length} names with words that CONTEXT.md rejects`)
  return findings.length === 0 ? 0 : 1
}
