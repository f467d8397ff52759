import { abbreviateFrom, formatNumber } from '@sanguine/rules'
import { statText } from '@sanguine/ui'
import type { Translate } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { GameItemFragment } from '../../generated/documents'
import type { GameMessage } from '../i18n/messages'
import { hasLevel, subscriptionsPath } from './subscription'
import type { Player } from './use-player'

interface StatLine {
  readonly name: string
  readonly value: ReactNode
  readonly muted?: boolean
  readonly isLacking?: boolean
}

/** The stats of an item, then its requirements; a subscription that is missing is linked to where it is sold. */
export function itemStats(
  item: GameItemFragment,
  player: Pick<Player, 'xp' | 'subscription'>,
  t: Translate<GameMessage>,
): readonly StatLine[] {
  const xp = (value: number) => formatNumber(value, abbreviateFrom.xp, t.language)
  const { requiredXp, requiredSubscription } = item
  const hasSubscription = hasLevel(player, requiredSubscription)
  return [
    ...item.stats.map((value) => ({ name: value.stat.name, value: statText(value, t, true) })),
    ...(requiredSubscription === 'NONE'
      ? []
      : [
          {
            name: t('item.subscription'),
            value: hasSubscription ? (
              t(`subscription.${requiredSubscription}`)
            ) : (
              <Link to={subscriptionsPath}>{t(`subscription.${requiredSubscription}`)}</Link>
            ),
            muted: true,
            isLacking: !hasSubscription,
          },
        ]),
    {
      name: t('item.requires'),
      value:
        requiredXp > player.xp
          ? t('item.requiresMissing', { xp: xp(requiredXp), own: xp(player.xp) })
          : t('item.requiresXp', { xp: xp(requiredXp) }),
      muted: true,
      isLacking: requiredXp > player.xp,
    },
  ]
}
