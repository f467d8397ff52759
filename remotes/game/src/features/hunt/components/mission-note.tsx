import { Icon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { RewardLines } from '../../../shared/components/reward-lines'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import type { Combat } from '../use-hunt'
import styles from './mission-note.module.css'

const objectiveOf = ({ enemy, modifiers }: Combat, { mission }: Player) =>
  modifiers.includes('QUESTING') ? mission?.objectives.find((objective) => objective.enemy.id === enemy.id) : undefined

/** The mission that a victory completed; null where it goes on, and for a creature that it does not ask for. */
export const completedMission = (combat: Combat, player: Player): Player['mission'] =>
  player.mission?.status === 'COMPLETED' && objectiveOf(combat, player) ? player.mission : null

/** The effect of a victory on the mission: the count of its objective, or the reward of the completed mission. */
export function MissionNote({ combat, player }: { readonly combat: Combat; readonly player: Player }) {
  const t = useMessages(gameMessages)
  const objective = objectiveOf(combat, player)
  if (!objective) return null
  const mission = completedMission(combat, player)
  if (mission)
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
