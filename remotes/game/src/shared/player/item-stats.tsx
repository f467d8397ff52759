import { statText } from '@sanguine/ui'
import type { Translate } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { GameItemFragment } from '../../generated/documents'
import { ShortNumber } from '../components/short-number'
import { StatTerm } from '../glossary/stat-term'
import type { GameMessage } from '../i18n/messages'
import { type Comparison, compareWithWorn } from './compare-stats'
import { StatChangeMark } from './stat-change'
import { hasLevel, subscriptionsPath } from './subscription'
import type { Player } from './use-player'

interface StatLine {
  readonly name: string
  readonly label?: ReactNode
  readonly value: ReactNode
  readonly change?: ReactNode
  readonly isSignOnly?: boolean
  readonly muted?: boolean
  readonly isLacking?: boolean
}

/** The stats of an item with their change against what it would replace, then those that would be lost. */
function comparedStats(
  item: GameItemFragment,
  comparison: Comparison | null,
  t: Translate<GameMessage>,
): readonly StatLine[] {
  const mark = (statId: string, isLost: boolean) => {
    const change = comparison?.changes.find((each) => each.stat.id === statId && each.isLost === isLost)
    if (!change || !comparison) return {}
    const { worn } = comparison
    const isSignOnly = worn === null
    return {
      change: <StatChangeMark change={change} wornName={worn?.name ?? null} isArrowOnly={isSignOnly} />,
      isSignOnly,
    }
  }
  return [
    ...item.stats.map((value) => ({
      name: value.stat.name,
      label: <StatTerm stat={value.stat} />,
      value: statText(value, t, true),
      ...mark(value.stat.id, false),
    })),
    ...(comparison?.changes ?? [])
      .filter(({ isLost }) => isLost)
      .map(({ stat }) => ({
        name: stat.name,
        label: <StatTerm stat={stat} />,
        value: '–',
        ...mark(stat.id, true),
        muted: true,
      })),
  ]
}

/** The enemies that a hex attracts, or that an emblem works against. */
function affected(
  { attractsEnemyType, attractsEnemy, affectsEnemyType }: GameItemFragment,
  t: Translate<GameMessage>,
): readonly StatLine[] {
  const attracted = attractsEnemyType ?? attractsEnemy
  return [
    ...(attracted ? [{ name: t('item.attracts'), value: attracted.name }] : []),
    ...(affectsEnemyType ? [{ name: t('item.affects'), value: affectsEnemyType.name }] : []),
  ]
}

/**
 * The stats of an item, compared with what it would replace, then its requirements; a subscription that is missing is linked
 * to where it is sold.
 */
export function itemStats(
  item: GameItemFragment,
  player: Pick<Player, 'xp' | 'subscription' | 'equipmentSlots'>,
  t: Translate<GameMessage>,
): readonly StatLine[] {
  const xp = (value: number) => () => <ShortNumber value={value} kind="xp" />
  const { requiredXp, requiredSubscription } = item
  const hasSubscription = hasLevel(player, requiredSubscription)
  const comparison = compareWithWorn(item, player)
  return [
    ...comparedStats(item, comparison, t),
    ...affected(item, t),
    ...(comparison && comparison.changes.length > 0
      ? [{ name: t('compare.with'), value: comparison.worn?.name ?? t('compare.emptySlot'), muted: true }]
      : []),
    ...(requiredSubscription === null
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
    ...(requiredXp === 0
      ? []
      : [
          {
            name: t('item.requires'),
            value:
              requiredXp > player.xp
                ? t.rich('item.requiresMissing', { xp: xp(requiredXp), own: xp(player.xp) })
                : t.rich('item.requiresXp', { xp: xp(requiredXp) }),
            muted: true,
            isLacking: requiredXp > player.xp,
          },
        ]),
  ]
}
