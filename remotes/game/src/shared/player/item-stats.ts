import { abbreviateFrom, formatNumber } from '@sanguine/rules'
import { statText } from '@sanguine/ui'
import type { Translate } from '@sanguine/ui/platform'
import type { GameItemFragment } from '../../generated/documents'
import type { GameMessage } from '../i18n/messages'

interface StatLine {
  readonly name: string
  readonly value: string
  readonly muted?: boolean
  readonly isLacking?: boolean
}

/** The stats of an item, then its requirements. */
export function itemStats(item: GameItemFragment, ownXp: number, t: Translate<GameMessage>): readonly StatLine[] {
  const xp = (value: number) => formatNumber(value, abbreviateFrom.xp, t.language)
  const { requiredXp, requiredSubscription } = item
  return [
    ...item.stats.map((value) => ({ name: value.stat.name, value: statText(value, t, true) })),
    ...(requiredSubscription === 'NONE'
      ? []
      : [{ name: t('item.subscription'), value: t(`subscription.${requiredSubscription}`), muted: true }]),
    {
      name: t('item.requires'),
      value:
        requiredXp > ownXp
          ? t('item.requiresMissing', { xp: xp(requiredXp), own: xp(ownXp) })
          : t('item.requiresXp', { xp: xp(requiredXp) }),
      muted: true,
      isLacking: requiredXp > ownXp,
    },
  ]
}
