import { abbreviateFrom, formatNumber } from '@sanguine/rules'
import type { Translate } from '@sanguine/ui/platform'
import type { GameItemFragment } from '../../generated/documents'
import type { GameMessage } from '../i18n/messages'
import { statText } from './stat-text'

interface StatLine {
  readonly name: string
  readonly value: string
  readonly muted?: boolean
  readonly isLacking?: boolean
}

const subscriptions: readonly (GameMessage | null)[] = [null, 'item.sub1', 'item.sub2', 'item.sub3']

/** The stats of an item, then its requirements. */
export function itemStats(item: GameItemFragment, ownXp: number, t: Translate<GameMessage>): readonly StatLine[] {
  const xp = (value: number) => formatNumber(value, abbreviateFrom.xp, t.language)
  const subscription = subscriptions[item.needSub]
  return [
    ...item.stats.map((stat) => ({ name: stat.name, value: statText(stat, t, true) })),
    ...(subscription ? [{ name: t('item.subscription'), value: t(subscription), muted: true }] : []),
    {
      name: t('item.requires'),
      value:
        item.reqXP > ownXp
          ? t('item.requiresMissing', { xp: xp(item.reqXP), own: xp(ownXp) })
          : t('item.requiresXp', { xp: xp(item.reqXP) }),
      muted: true,
      isLacking: item.reqXP > ownXp,
    },
  ]
}
