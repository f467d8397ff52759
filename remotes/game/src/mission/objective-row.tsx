import { Icon, Image, ProgressBar, RarityText } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../i18n/messages'
import type { Player } from '../player/use-player'
import styles from './mission-panel.module.css'

type Objective = Player['mission']['objectives'][number]

/** A creature to hunt: portrait in the frame of its rarity, and how many of how many. */
export function ObjectiveRow({ objective }: { readonly objective: Objective }) {
  const t = useMessages(gameMessages)
  const { enemy, caught, goal, playerTimesHunted } = objective
  const isMet = caught >= goal
  return (
    <li className={styles.objective} title={t('mission.timesHunted', { count: playerTimesHunted })}>
      <Image imageId={enemy.imageId} variant="thumb" alt="" ratio={0.8} className={styles.portrait} />
      <span className={styles.name}>
        <b>{enemy.name}</b> <RarityText rarity={enemy.rarity} className={styles.rarity} />
      </span>
      <span className={isMet ? styles.met : styles.count}>
        {isMet && <Icon name="check" />}
        {t('mission.count', { caught, goal })}
      </span>
      <ProgressBar
        label={enemy.name}
        value={caught}
        max={goal}
        valueText={t('mission.progress', { caught, goal })}
        className={styles.bar}
      />
    </li>
  )
}
