import { useMessages } from '@sanguine/ui/platform'
import { Link, useLocation } from 'react-router'
import { GoalLink } from '../../shared/goals/goal-link'
import styles from '../../shared/goals/goal-link.module.css'
import { goalKey, goalsOf } from '../../shared/goals/goal-text'
import { useNextGoal } from '../../shared/goals/use-next-goal'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'

/** How many goals are shown at once. */
const shown = 3

/** Whether a player has reached all goals that this build knows. A newer server may have others. */
const hasReachedAll = ({ goals, nextRank }: Player): boolean => goals.length === 0 && nextRank === null

/** The page on which a card of its own shows the nearest goal. */
const homePath = '/'

/** The next goals, nearest first; at home, those after the nearest. If the player has reached all of them, a text says what continues. */
export function GoalList({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { pathname } = useLocation()
  const goals = goalsOf(player).slice(pathname === homePath ? 1 : 0)
  const isOver = hasReachedAll(player)
  if (goals.length === 0 && !isOver) return null
  return (
    <section className={styles.list} aria-label={t('goal.title')}>
      <div className={styles.head}>
        <span aria-hidden="true">{t('goal.title')}</span>
        <Link to="/plan">{t('plan.title')}</Link>
      </div>
      {isOver ? (
        <p className={styles.over}>
          {t('goal.over')} <Link to="/ladder">{t('ladder.title')}</Link>
        </p>
      ) : (
        <ol>
          {goals.slice(0, shown).map((goal) => (
            <li key={goalKey(goal)}>
              <GoalLink goal={goal} player={player} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** The nearest goal, for narrow windows; nothing at home. */
export function NextGoal({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { pathname } = useLocation()
  const goal = useNextGoal(player)
  if (!goal || pathname === homePath) return null
  return (
    <nav className={styles.next} aria-label={t('goal.title')}>
      <GoalLink goal={goal} player={player} />
    </nav>
  )
}
