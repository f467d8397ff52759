/**
 * Finds sentences in comments and descriptions that are too long or worded in a way that must be read twice. Part of
 * `npm run check`.
 *
 *   node tools/run.mjs checks/prose [folder ...]     default: everything
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { hardPhrases, maxWords } from './prose/hard-phrases'
import { sentencesIn } from './prose/sentences'
import { trackedFiles } from './tracked-files'

export interface Finding {
  readonly line: number
  readonly text: string
  readonly advice: string
}

const isSource = /\.(ts|tsx|mts|mjs|cjs|js|graphql)$|^openapi\.json$/
const isExempt = /(^|\/)generated\/.*(?<!\.graphql)$|\.generated\.|^schema\.(published\.)?graphql$/

/** Generated documents are checked because they have the descriptions of the kinds and of the REST routes. */
export const isChecked = (path: string): boolean => isSource.test(path) && !isExempt.test(path)

export function findHardSentences(path: string, text: string): readonly Finding[] {
  return sentencesIn(path, text).flatMap((sentence) => {
    const words = sentence.text.split(/\s+/).length
    const advice = hardPhrases.filter(({ pattern }) => pattern.test(sentence.text)).map((phrase) => phrase.advice)
    if (words > maxWords) advice.push(`${words} words: at most ${maxWords}`)
    return advice.length > 0 ? [{ ...sentence, advice: advice.join('; ') }] : []
  })
}

export function main(folders: readonly string[] = []): number {
  let count = 0
  for (const path of trackedFiles(folders).filter(isChecked))
    for (const { line, text, advice } of findHardSentences(path, readFileSync(join(root, path), 'utf8'))) {
      count += 1
      console.error(`${path}:${line} "${text}": ${advice}`)
    }
  if (count > 0) console.error(`${count} sentences that must be read twice`)
  return count === 0 ? 0 : 1
}
