import { type ReactNode, useId } from 'react'
import { cx } from '../../cx'
import { Image } from '../image/image'
import { type RarityStyle, RarityText } from '../rarity/rarity'
import { StatList, StatRow } from '../stat-list/stat-list'
import { FlavorText } from './flavor-text'
import styles from './item-card.module.css'

export interface ItemCardProps {
  readonly item: {
    readonly name: string
    readonly image: { readonly id: string } | null
    readonly flavorText: string
    readonly rarity: RarityStyle
  }
  /** a remark under the flavour text */
  readonly note?: ReactNode
  /** beside the rarity: the owned amount, or that the item is equipped */
  readonly badge?: ReactNode
  /**
   * at the bottom of the card, so that rows of neighbours align; requirements are last and muted, or crossed out if not
   * met
   */
  readonly stats?:
    | readonly {
        readonly name: string
        /** replaces the name, such as a button that explains it */
        readonly label?: ReactNode
        readonly value: ReactNode
        readonly change?: ReactNode
        readonly isSignOnly?: boolean
        readonly muted?: boolean
        readonly isLacking?: boolean
      }[]
    | undefined
  /** price or materials */
  readonly cost?: ReactNode
  /** the action, such as BUY or Equip */
  readonly action?: ReactNode
  /** the action under the cost over the whole width, as for a list of materials */
  readonly stacked?: boolean | undefined
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** leaves out image and name, which stand above it in the element that names it */
  readonly isNamedAbove?: boolean | undefined
  /** between stats and cost, such as the trophies of a collection */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** An item as shops, inventory and treasury show it. */
export function ItemCard({
  item,
  badge,
  note,
  stats = [],
  cost,
  action,
  stacked = false,
  headingLevel = 3,
  isNamedAbove = false,
  children,
  className,
}: ItemCardProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const Card = isNamedAbove ? 'div' : 'article'
  return (
    <Card
      className={cx(styles.card, children !== undefined && styles.filled, className)}
      aria-labelledby={isNamedAbove ? undefined : id}
    >
      <div className={cx(styles.top, isNamedAbove && styles.withoutImage)}>
        {!isNamedAbove && <Image imageId={item.image?.id} variant="thumb" alt="" width={92} />}
        <div className={styles.name}>
          <div className={styles.line}>
            <RarityText rarity={item.rarity} />
            {badge && <span className={styles.badge}>{badge}</span>}
          </div>
          {!isNamedAbove && (
            <Heading id={id} className={styles.heading}>
              {item.name}
            </Heading>
          )}
          {item.flavorText && <FlavorText text={item.flavorText} />}
          {note && <div className={styles.note}>{note}</div>}
        </div>
      </div>
      {stats.length > 0 && (
        <StatList className={styles.stats}>
          {stats.map(({ label, ...stat }) => (
            <StatRow key={stat.name} {...stat} name={label ?? stat.name} />
          ))}
        </StatList>
      )}
      {children}
      {(cost || action) && (
        <div className={cx(styles.foot, stacked && styles.stacked)}>
          {/* without a list above it, the action stays at the end of the line */}
          {(cost || !stacked) && <div>{cost}</div>}
          {action}
        </div>
      )}
    </Card>
  )
}
