import type { Translate } from '@sanguine/ui/platform'
import type { GameBaitEffectFragment } from '../../generated/documents'
import type { GameMessage } from '../i18n/messages'

/** From this multiple of the XP on a bait is told to attract better creatures, which are harder to beat. */
const betterFactor = 1.25

/** What a special bait does on its ground, in a few words; empty where it does nothing that is worth telling. */
export function baitEffectText({ moreOf, xpFactor }: GameBaitEffectFragment, t: Translate<GameMessage>): string {
  const kinds = moreOf.map(({ name }) => name).join(', ')
  const better = xpFactor >= betterFactor ? t('bait.better', { factor: Math.round(xpFactor * 10) / 10 }) : ''
  return [kinds && t('bait.attracts', { kinds }), better].filter((text) => text !== '').join(' · ')
}
