import type { KindName } from '@sanguine/content'
import type { Sentence } from '@sanguine/kernel'
import { lowerCaseWords } from '@sanguine/rules'

interface GermanNoun {
  readonly noun: string
  /** in the accusative, as in `diesen Gegenstand` */
  readonly this: 'diesen' | 'diese' | 'dieses'
}

const masculine = (noun: string): GermanNoun => ({ noun, this: 'diesen' })
const feminine = (noun: string): GermanNoun => ({ noun, this: 'diese' })
const neuter = (noun: string): GermanNoun => ({ noun, this: 'dieses' })

/** The German names of the kinds in the CMS. */
const german: Readonly<Record<KindName, GermanNoun>> = {
  item: masculine('Gegenstand'),
  currency: feminine('Währung'),
  itemType: masculine('Gegenstandstyp'),
  enemyType: feminine('Gegnerart'),
  stat: masculine('Wert'),
  rarity: feminine('Seltenheit'),
  enemy: masculine('Gegner'),
  region: feminine('Region'),
  huntingGround: masculine('Jagdgrund'),
  huntingTable: feminine('Jagdtabelle'),
  procType: feminine('Effektart'),
  procEventType: masculine('Effektauslöser'),
  damageType: feminine('Schadensart'),
  rank: masculine('Rang'),
  news: feminine('Neuigkeit'),
  premiumPackage: neuter('Premium-Paket'),
}

/** A kind in a sentence: `hunting ground`, `Jagdgrund`. */
export const kindWord = (kind: KindName): Sentence => ({ en: lowerCaseWords(kind), de: german[kind].noun })

/** A kind in the accusative: `this item`, `diesen Gegenstand`. */
export const thisRecord = (kind: KindName): Sentence => ({
  en: `this ${lowerCaseWords(kind)}`,
  de: `${german[kind].this} ${german[kind].noun}`,
})
