import { formatList } from '@sanguine/ui'
import type { Translate } from '@sanguine/ui/platform'
import type { GameRegionPhaseFragment } from '../../generated/documents'
import en from '../i18n/en.json'
import type { GameMessage } from '../i18n/messages'
import { percentText } from '../odds/odds-format'

type Effect = GameRegionPhaseFragment['effects'][number]

const known = (key: string): key is GameMessage => key in en

const named = (t: Translate<GameMessage>, prefix: string, name: string): string => {
  const key = `${prefix}.${name}`
  return known(key) ? t(key) : name
}

/** The title of a region's rule. A rule that only a newer server has is shown by its name. */
export const ruleName = (t: Translate<GameMessage>, name: string): string => named(t, 'region.rule', name)

/** The title of a phase. A phase that only a newer server has is shown by its name. */
export const phaseName = (t: Translate<GameMessage>, name: string): string => named(t, 'region.phase', name)

/** The names of a list, as `Common and Rare`. */
const listed = (names: readonly string[], language: string): string => formatList(names, language)

/** The change by an effect, in a few words; empty for an unknown effect, or one that changes enemies. */
function effectText({ target, factor }: Effect, t: Translate<GameMessage>): string {
  const isMore = String(factor > 1)
  const key = `region.${target}`
  return known(key) ? t(key, { isMore, part: percentText(100 * Math.abs(factor - 1), t.language) }) : ''
}

/** A rarity as an adjective, which German inflects; null for one that the content team has added. */
function rarityAdjective(t: Translate<GameMessage>, shortName: string): string | null {
  const key = `region.rarity.${shortName}`
  return known(key) ? t(key) : null
}

/** Which creatures appear more or less often; those with the same factor share a sentence. */
function creatureTexts(effects: readonly Effect[], t: Translate<GameMessage>): readonly string[] {
  const byFactor = new Map<string, Effect[]>()
  for (const effect of effects.filter(({ enemyType, rarity }) => enemyType ?? rarity)) {
    const key = `${effect.enemyType ? 'kind' : 'rarity'} ${effect.factor}`
    byFactor.set(key, [...(byFactor.get(key) ?? []), effect])
  }
  return [...byFactor.values()].map((alike) => {
    const [{ factor } = { factor: 1 }] = alike
    const values = (names: readonly string[]) => ({
      isMore: String(factor > 1),
      names: listed(names, t.language),
      factor,
    })
    const kinds = alike.flatMap(({ enemyType }) => enemyType?.name ?? [])
    if (kinds.length > 0) return t('region.kind', values(kinds))
    const rarities = alike.flatMap(({ rarity }) => rarity ?? [])
    const adjectives = rarities.flatMap(({ shortName }) => rarityAdjective(t, shortName) ?? [])
    return adjectives.length === rarities.length
      ? t('region.rarity', values(adjectives))
      : t('region.rarityNamed', values(rarities.map(({ name }) => name)))
  })
}

/** The changes by a phase, as a part of a sentence. */
export function effectsText({ effects }: GameRegionPhaseFragment, t: Translate<GameMessage>): string {
  const others = effects.filter(({ enemyType, rarity }) => !enemyType && !rarity)
  const texts = [...creatureTexts(effects, t), ...others.map((effect) => effectText(effect, t))].filter(Boolean)
  return texts.length === 0 ? t('region.nothing') : texts.join('; ')
}

/** A phase with what it changes, as a sentence. */
export const phaseText = (phase: GameRegionPhaseFragment, t: Translate<GameMessage>): string =>
  t('region.now', { phase: phaseName(t, phase.name), effects: effectsText(phase, t) })
