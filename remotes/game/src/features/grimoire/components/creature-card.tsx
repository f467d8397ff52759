import { Image, RarityText, StatList, StatRow } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useId } from 'react'
import type { GameGrimoireQuery } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from './creature-card.module.css'

type Entry = GameGrimoireQuery['grimoire'][number]

/** A creature of the hunting ground; darkened until the player has beaten it. */
export function CreatureCard({ entry, bait }: { readonly entry: Entry; readonly bait: string | undefined }) {
  const t = useMessages(gameMessages)
  const id = useId()
  const { enemy, playerTimesHunted, globalTimesHunted, chance } = entry
  const isMet = playerTimesHunted > 0
  const number = (value: number) => value.toLocaleString(t.language)
  const percent = (part: number) =>
    part.toLocaleString(t.language, { style: 'percent', maximumFractionDigits: part < 0.1 ? 2 : 1 })
  return (
    <article className={isMet ? styles.card : `${styles.card} ${styles.unmet}`} aria-labelledby={id}>
      <Image imageId={enemy.image?.id} variant="enemyThumb" alt="" ratio={0.8} className={styles.plate} />
      <div className={styles.text}>
        <RarityText rarity={enemy.rarity}>, {enemy.type.name}</RarityText>
        <h2 id={id} className={styles.name}>
          {enemy.name}
        </h2>
        <p className={styles.flavour}>{isMet ? enemy.flavorText : t('grimoire.unmet')}</p>
        <StatList className={styles.counts}>
          <StatRow name={t('grimoire.you')} value={number(playerTimesHunted)} />
          <StatRow name={t('grimoire.all')} value={number(globalTimesHunted)} />
          {chance !== null && bait !== undefined && (
            <StatRow
              muted
              name={t('grimoire.chance', { bait })}
              value={chance > 0 ? percent(chance) : t('grimoire.never')}
            />
          )}
        </StatList>
      </div>
    </article>
  )
}
