import { AnimatedImage, cx, formatCount, Image, ProgressBar, RarityText } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { memo, type ReactNode, useState } from 'react'
import type { GameFighterFragment } from '../../generated/documents'
import { gameMessages } from '../i18n/messages'
import type { FightMark } from './fight-marks'
import styles from './fighter.module.css'
import { Marks } from './marks'

type Rarity = Parameters<typeof RarityText>[0]['rarity']

/** Whether the health has just dropped, until `end` is called. */
function useHit(health: number): readonly [isHit: boolean, end: () => void] {
  const [seen, setSeen] = useState(health)
  const [isHit, setIsHit] = useState(false)
  if (health !== seen) {
    setSeen(health)
    setIsHit(health < seen)
  }
  return [isHit, () => setIsHit(false)]
}

export interface FighterProps {
  readonly fighter: GameFighterFragment
  readonly animatedUrl?: string | null | undefined
  /** after the rarity, such as the enemy type */
  readonly kind: ReactNode
  readonly rarity?: Rarity
  /** what struck the eye in the round that was played last */
  readonly marks?: readonly FightMark[]
}

/** One side of the combat: image, name, health and retainers. A hit shakes the image without restarting its animation. */
export const Fighter = memo(function Fighter({ fighter, animatedUrl, kind, rarity, marks = [] }: FighterProps) {
  const t = useMessages(gameMessages)
  const [isHit, endHit] = useHit(fighter.health)
  const number = (value: number) => formatCount(value, t.language)
  return (
    <div className={styles.fighter}>
      <div className={cx(styles.stand, isHit && styles.hit)} onAnimationEnd={endHit}>
        <AnimatedImage
          imageId={fighter.image?.id}
          animatedUrl={animatedUrl}
          alt=""
          ratio={0.8}
          className={styles.plate}
          eager
        />
        <Marks marks={marks} />
      </div>
      <span className={styles.kind}>{rarity ? <RarityText rarity={rarity}>{kind}</RarityText> : kind}</span>
      <h2 className={styles.name}>{fighter.name}</h2>
      <div className={styles.health}>
        <span>{t('hunt.health')}</span>
        <span>
          {number(fighter.health)} / {number(fighter.maxHealth)}
        </span>
      </div>
      <ProgressBar
        kind="health"
        className={styles.bar}
        label={t('hunt.healthOf', { name: fighter.name })}
        value={fighter.health}
        max={fighter.maxHealth}
      />
      <div className={styles.retainers}>
        {fighter.retainers.length === 0
          ? t('hunt.noRetainers')
          : fighter.retainers.map((retainer, index) => (
              // The same retainer may be listed twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Image key={index} imageId={retainer.item.image?.id} variant="thumb" alt={retainer.name} width={48} />
            ))}
      </div>
    </div>
  )
})
