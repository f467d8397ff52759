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

/** What a region's rule is called; one that only a newer server has, by its name. */
export const ruleName = (t: Translate<GameMessage>, name: string): string => named(t, 'region.rule', name)

/** What a phase is called; one that only a newer server has, by its name. */
export const phaseName = (t: Translate<GameMessage>, name: string): string => named(t, 'region.phase', name)

/** The names of a list, as `Common and Rare`. */
const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)

/** What an effect changes, in a few words; empty for one that this build does not know, or that concerns nobody. */
function effectText({ target, factor }: Effect, t: Translate<GameMessage>): string {
  const isMore = String(factor > 1)
  const key = `region.${target}`
  return known(key) ? t(key, { isMore, part: percentText(Math.abs(factor - 1), t.language) }) : ''
}

/** Who comes more or less often; those with the same factor in one sentence. */
function guestTexts(effects: readonly Effect[], t: Translate<GameMessage>): readonly string[] {
  const guests = effects.filter(({ enemyType, rarity }) => enemyType ?? rarity)
  const byKind = new Map<string, Effect[]>()
  for (const guest of guests) {
    const key = `${guest.enemyType ? 'kind' : 'rarity'} ${guest.factor}`
    byKind.set(key, [...(byKind.get(key) ?? []), guest])
  }
  return [...byKind.values()].map((alike) => {
    const [{ factor, enemyType } = { factor: 1, enemyType: null }] = alike
    const names = alike.map(({ enemyType: kind, rarity }) => kind?.name ?? rarity?.name ?? '')
    const values = { isMore: String(factor > 1), names: listed(names, t.language), factor }
    return t(enemyType ? 'region.kind' : 'region.rarity', values)
  })
}

/** What a phase changes, as a part of a sentence. */
export function effectsText({ effects }: GameRegionPhaseFragment, t: Translate<GameMessage>): string {
  const others = effects.filter(({ enemyType, rarity }) => !enemyType && !rarity)
  const texts = [...guestTexts(effects, t), ...others.map((effect) => effectText(effect, t))].filter(Boolean)
  return texts.length === 0 ? t('region.nothing') : texts.join('; ')
}

/** A phase with what it changes, as a sentence. */
export const phaseText = (phase: GameRegionPhaseFragment, t: Translate<GameMessage>): string =>
  t('region.now', { phase: phaseName(t, phase.name), effects: effectsText(phase, t) })
