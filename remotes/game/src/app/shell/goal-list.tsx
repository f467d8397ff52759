import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { GoalLink } from '../../shared/goals/goal-link'
import styles from '../../shared/goals/goal-link.module.css'
import { goalKey, goalsOf } from '../../shared/goals/goal-text'
import { useNextGoal } from '../../shared/goals/use-next-goal'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'

/** How many goals are shown at once. */
const shown = 3

/** The next goals, nearest first. */
export function GoalList({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const goals = goalsOf(player)
  if (goals.length === 0) return null
  return (
    <section className={styles.list} aria-label={t('goal.title')}>
      <div className={styles.head}>
        <span aria-hidden="true">{t('goal.title')}</span>
        <Link to="/plan">{t('plan.title')}</Link>
      </div>
      <ol>
        {goals.slice(0, shown).map((goal) => (
          <li key={goalKey(goal)}>
            <GoalLink goal={goal} player={player} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The nearest goal, for narrow windows. */
export function NextGoal({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const goal = useNextGoal(player)
  if (!goal) return null
  return (
    <nav className={styles.next} aria-label={t('goal.title')}>
      <GoalLink goal={goal} player={player} />
    </nav>
  )
}
