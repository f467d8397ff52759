import { Icon, Image, ProgressBar, RarityText, Tip } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import wordStyles from '../../../shared/components/word-button.module.css'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import styles from './mission-panel.module.css'

type Objective = NonNullable<Player['mission']>['objectives'][number]

/** An objective of the mission: the creature and its progress. */
export function ObjectiveRow({ objective }: { readonly objective: Objective }) {
  const t = useMessages(gameMessages)
  const { enemy, caught, goal, playerTimesHunted } = objective
  const isMet = caught >= goal
  return (
    <li className={styles.objective}>
      <Image imageId={enemy.image?.id} variant="thumb" alt="" ratio={0.8} className={styles.portrait} />
      <span className={styles.name}>
        <Tip text={t('mission.timesHunted', { count: playerTimesHunted })}>
          <button type="button" className={wordStyles.word}>
            <b>{enemy.name}</b>
          </button>
        </Tip>{' '}
        <RarityText rarity={enemy.rarity} className={styles.rarity} />
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
