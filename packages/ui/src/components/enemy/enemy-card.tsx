import { type ReactNode, useId } from 'react'
import { cx } from '../../cx'
import { Image } from '../image/image'
import { type RarityStyle, RarityText } from '../rarity/rarity'
import { StatList, StatRow, type StatRowProps } from '../stat-list/stat-list'
import styles from './enemy-card.module.css'

export interface EnemyCardProps {
  readonly enemy: {
    readonly name: string
    readonly image: { readonly id: string } | null
    readonly rarity: RarityStyle
    readonly type: { readonly name: string }
  }
  /** under the name: the flavour text, or why it is hidden */
  readonly text: string
  /** darkens the image, as for an enemy that was not beaten yet */
  readonly isDarkened?: boolean | undefined
  readonly stats?:
    | readonly (Pick<StatRowProps, 'value' | 'muted' | 'isText'> & {
        readonly name: string
        /** replaces the name, such as a button that explains it */
        readonly label?: ReactNode
      })[]
    | undefined
  readonly headingLevel?: 2 | 3 | 4 | undefined
}

/** An enemy card of the grimoire. */
export function EnemyCard({ enemy, text, isDarkened = false, stats = [], headingLevel = 2 }: EnemyCardProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={cx(styles.card, isDarkened && styles.darkened)} aria-labelledby={id}>
      <Image imageId={enemy.image?.id} variant="enemyThumb" alt="" ratio={0.8} className={styles.plate} />
      <div className={styles.text}>
        <RarityText rarity={enemy.rarity}>, {enemy.type.name}</RarityText>
        <Heading id={id} className={styles.name}>
          {enemy.name}
        </Heading>
        <p className={styles.flavour}>{text}</p>
        {stats.length > 0 && (
          <StatList className={styles.stats}>
            {stats.map(({ label, ...stat }) => (
              <StatRow key={stat.name} {...stat} name={label ?? stat.name} />
            ))}
          </StatList>
        )}
      </div>
    </article>
  )
}
