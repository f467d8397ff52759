import { anyKind, type KindName } from '@sanguine/content'
import type { Sentence } from '@sanguine/kernel'
import { lowerCaseWords } from '@sanguine/rules'

/** A kind in a sentence: `hunting ground`, `Jagdgrund`. */
export const kindWord = (kind: KindName): Sentence => ({ en: lowerCaseWords(kind), de: anyKind(kind).german.one })

/** A kind in the accusative: `this item`, `diesen Gegenstand`. */
export function thisRecord(kind: KindName): Sentence {
  const { german } = anyKind(kind)
  return { en: `this ${lowerCaseWords(kind)}`, de: `${german.this} ${german.one}` }
}
