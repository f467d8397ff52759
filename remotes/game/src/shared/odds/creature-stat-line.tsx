import { statText } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { GameCreatureStatsFragment } from '../../generated/documents'
import { StatTerm } from '../glossary/stat-term'
import { gameMessages } from '../i18n/messages'
import styles from './odds.module.css'
import { retainerDamage } from './retainer-damage'

/** The stats of an enemy that matter in a fight, in a line; each explains itself. */
export function CreatureStatLine({ stats }: { readonly stats: GameCreatureStatsFragment }) {
  const t = useMessages(gameMessages)
  return (
    <span className={styles.stats}>
      {stats.values.map((value) => (
        <span key={value.stat.id}>
          <StatTerm stat={value.stat} /> {statText(value, t, false)}
        </span>
      ))}
      {stats.retainers.map((retainer) => (
        <span key={retainer.id}>
          {t('odds.retainer', { name: retainer.name, damage: retainerDamage(retainer, t) })}
        </span>
      ))}
    </span>
  )
}
