import { useMessages } from '@sanguine/ui/platform'
import type { GameEnemyKindFragment, GameHuntOddsQuery } from '../../generated/documents'
import { StatTerm } from '../glossary/stat-term'
import { gameMessages } from '../i18n/messages'
import { isWorn } from '../player/slots'
import type { Player } from '../player/use-player'
import { ItemButton } from '../sources/sources-button'
import styles from './odds.module.css'
import { percentText } from './odds-format'

type Creatures = GameHuntOddsQuery['huntOdds']['creatures']

/** The kinds of the creatures that may come, with their chances added up; the most frequent first. */
function kindsOf(creatures: Creatures): readonly { readonly kind: GameEnemyKindFragment; readonly chance: number }[] {
  const kinds = new Map<string, { readonly kind: GameEnemyKindFragment; readonly chance: number }>()
  for (const { enemy, chance } of creatures)
    kinds.set(enemy.type.id, { kind: enemy.type, chance: (kinds.get(enemy.type.id)?.chance ?? 0) + chance })
  return [...kinds.values()].toSorted((a, b) => b.chance - a.chance)
}

interface KindListProps {
  readonly creatures: Creatures
  readonly player: Player
}

/** The kinds of creatures that may come: how often, what is dangerous about each, and what works against it. */
export function KindList({ creatures, player }: KindListProps) {
  const t = useMessages(gameMessages)
  return (
    <ul className={styles.kinds} aria-label={t('odds.kinds')}>
      {kindsOf(creatures).map(({ kind, chance }) => (
        <li key={kind.id}>
          <b>{kind.name}</b>
          <span className={styles.comes}>{t('odds.comes', { chance: percentText(chance, t.language) })}</span>
          {kind.dangers.length > 0 && (
            <span className={styles.trait}>
              {t('odds.danger')}{' '}
              {kind.dangers.map((stat) => (
                <StatTerm key={stat.id} stat={stat} />
              ))}
            </span>
          )}
          {kind.weaknesses.map((item) => (
            <span key={item.id} className={styles.trait}>
              {t(isWorn(player, item.id) ? 'odds.weakToWorn' : 'odds.weakTo')} <ItemButton item={item} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
