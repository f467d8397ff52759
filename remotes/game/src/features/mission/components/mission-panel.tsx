import { hoursMinutesSeconds, Icon, Section } from '@sanguine/ui'
import { useCountdown, useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { hasReward, RewardLines } from '../../../shared/components/reward-lines'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import { MissionOffers } from './mission-offers'
import styles from './mission-panel.module.css'
import { ObjectiveRow } from './objective-row'

type Mission = NonNullable<Player['mission']>

/** The countdown to the end of a running mission, else to the start of the next one. */
function Deadline({ mission }: { readonly mission: Mission }) {
  const t = useMessages(gameMessages)
  const left = useCountdown(Date.parse(mission.endsAt))
  const time = hoursMinutesSeconds(left)
  return <span role="timer">{t(mission.status === 'RUNNING' ? 'mission.endsIn' : 'mission.nextIn', { time })}</span>
}

/** The hunting ground of the mission, with a link unless the player is there. */
function Place({ mission, player }: { readonly mission: Mission; readonly player: Player }) {
  const t = useMessages(gameMessages)
  const ground = mission.huntingGround
  if (ground.id === player.huntingGround.id)
    return <p className={styles.place}>{t('mission.here', { ground: ground.name })}</p>
  return (
    <p className={styles.place}>
      <Icon name="travel" />
      <Link to={`/travel?region=${ground.region.id}#${ground.id}`}>{t('mission.goTo', { ground: ground.name })}</Link>
    </p>
  )
}

/** The mission with its objectives and its reward. */
export function MissionPanel({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { mission } = player
  if (!mission)
    return (
      <Section title={t('mission.title')} className={styles.mission}>
        <p className={styles.quiet}>{t('mission.soon')}</p>
      </Section>
    )
  const { status, objectives, reward } = mission
  return (
    <Section title={t('mission.title')} aside={<Deadline mission={mission} />} className={styles.mission}>
      {status === 'COMPLETED' && (
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
      {hasReward(reward) && (
        <div className={styles.reward}>
          <span className={styles.quiet}>{t(status === 'COMPLETED' ? 'mission.rewarded' : 'mission.reward')}</span>
          <RewardLines reward={reward} />
        </div>
      )}
      {status === 'RUNNING' && (
        <>
          <Place mission={mission} player={player} />
          <MissionOffers
            key={mission.endsAt}
            groundId={mission.huntingGround.id === player.huntingGround.id ? null : player.huntingGround.id}
          />
        </>
      )}
    </Section>
  )
}
