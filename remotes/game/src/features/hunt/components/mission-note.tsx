import { Icon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { RewardLines } from '../../../shared/components/reward-lines'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import styles from './mission-note.module.css'

/** What a victory did for the mission: the count of its objective, or the reward when the mission is complete. */
export function MissionNote({ player, enemyId }: { readonly player: Player; readonly enemyId: string }) {
  const t = useMessages(gameMessages)
  const { mission } = player
  const objective = mission?.objectives.find(({ enemy }) => enemy.id === enemyId)
  if (!mission || !objective) return null
  if (mission.status === 'COMPLETED')
    return (
      <div className={styles.note}>
        <span className={styles.completed}>
          <Icon name="laurel" /> {t('journal.missionReward')}
        </span>
        <RewardLines reward={mission.reward} />
      </div>
    )
  return (
    <p className={styles.note}>
      {t('goal.mission', { name: objective.enemy.name })}{' '}
      {t('mission.count', { caught: objective.caught, goal: objective.goal })}
    </p>
  )
}
