import { Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { GoalLink } from '../../shared/goals/goal-link'
import { goalsOf } from '../../shared/goals/goal-text'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import styles from './guide-card.module.css'

/** The step that is most worth taking now, with its reason and a link; nothing once all goals are reached. */
export function GuideCard({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const [goal] = goalsOf(player)
  if (!goal) return null
  return (
    <Section title={t('guide.title')} className={styles.card}>
      <GoalLink goal={goal} player={player} />
    </Section>
  )
}
