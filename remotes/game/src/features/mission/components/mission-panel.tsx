import { hoursMinutesSeconds, Icon, Section } from '@sanguine/ui'
import { useCountdown, useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { hasReward, RewardLines } from '../../../shared/components/reward-lines'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import styles from './mission-panel.module.css'
import { ObjectiveRow } from './objective-row'

type Mission = Player['mission']

/** The countdown to the end of a running mission, else to the start of the next one. */
function Deadline({ mission }: { readonly mission: Mission }) {
  const t = useMessages(gameMessages)
  const left = useCountdown(mission.endsAt ? Date.parse(mission.endsAt) : 0)
  if (!mission.endsAt) return null
  const time = hoursMinutesSeconds(left)
  return <span role="timer">{t(mission.status === 'running' ? 'mission.endsIn' : 'mission.nextIn', { time })}</span>
}

/** The hunting ground of the mission, with a link unless the player is there. */
function Place({ mission, player }: { readonly mission: Mission; readonly player: Player }) {
  const t = useMessages(gameMessages)
  const ground = mission.huntingGround
  if (!ground) return null
  if (ground.id === player.currentHuntingGround.id)
    return <p className={styles.place}>{t('mission.here', { ground: ground.name })}</p>
  return (
    <p className={styles.place}>
      <Icon name="travel" />
      <Link to={`/travel?region=${ground.regionId}#${ground.id}`}>{t('mission.goTo', { ground: ground.name })}</Link>
    </p>
  )
}

/** The mission with its objectives and its reward. */
export function MissionPanel({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { mission } = player
  const { status, objectives, reward } = mission
  return (
    <Section title={t('mission.title')} aside={<Deadline mission={mission} />} className={styles.mission}>
      {status === 'none' && <p className={styles.quiet}>{t('mission.soon')}</p>}
      {status === 'completed' && (
        <p className={styles.done}>
          <Icon name="laurel" /> {t('mission.completed')}
        </p>
      )}
      {objectives.length > 0 && (
        <ul className={styles.objectives} aria-label={t('mission.objectives')}>
          {objectives.map((objective) => (
            <ObjectiveRow key={objective.enemy.id} objective={objective} />
          ))}
        </ul>
      )}
      {reward && hasReward(reward) && (
        <div className={styles.reward}>
          <span className={styles.quiet}>{t(status === 'completed' ? 'mission.rewarded' : 'mission.reward')}</span>
          <RewardLines reward={reward} />
        </div>
      )}
      {status === 'running' && <Place mission={mission} player={player} />}
    </Section>
  )
}
