import type { Translate } from '@sanguine/ui/platform'
import type { GameBaitEffectFragment } from '../../generated/documents'
import type { GameMessage } from '../i18n/messages'

/** From this XP multiple, the text says that a bait attracts better enemies, which are harder to beat. */
const betterFactor = 1.25

/** The effect of a special bait on its ground, in a few words; empty if the effect is too small to mention. */
export function baitEffectText({ moreOf, xpFactor }: GameBaitEffectFragment, t: Translate<GameMessage>): string {
  const kinds = moreOf.map(({ name }) => name).join(', ')
  const better = xpFactor >= betterFactor ? t('bait.better', { factor: Math.round(xpFactor * 10) / 10 }) : ''
  return [kinds && t('bait.attracts', { kinds }), better].filter((text) => text !== '').join(' · ')
}
