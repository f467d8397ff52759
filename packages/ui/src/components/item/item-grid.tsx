import { type ReactElement, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { cx } from '../../cx'
import styles from './item-card.module.css'

/** Number of cards drawn with the page: as many as a desktop shows. */
const firstCards = 8

/**
 * Number of cards drawn at a time on scrolling, and first of another list, as after each key of a search. The next key
 * press waits for their layout, so the number is small.
 */
const batch = 2

/** How far below the screen cards are drawn. */
const reach = '1200px'

const countAtFirst = (cards: number) => (typeof IntersectionObserver === 'undefined' ? Infinity : cards)

/**
 * A placeholder for the cards that are not drawn yet. It keeps the content below the grid off the screen until they
 * are.
 */
function GridEnd({ onNear }: { readonly onNear: () => void }) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { rootMargin: reach },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [onNear])
  return <span ref={ref} className={styles.end} />
}

export interface ItemGridProps {
  readonly label: string
  /** names the list, such as the search text; another list starts with its first two cards, and more follow at once */
  readonly list?: string | undefined
  /** whether the items are lines, which open to cards */
  readonly isOfRows?: boolean
  readonly children: readonly ReactElement[]
}

/**
 * Item cards side by side. Only the first of a long list are drawn, and more on scrolling, since hundreds of cards make
 * every key press slow.
 */
export function ItemGrid({ label, list, isOfRows = false, children }: ItemGridProps) {
  const [count, setCount] = useState(() => countAtFirst(firstCards))
  const [drawnList, setDrawnList] = useState(list)
  if (drawnList !== list) {
    setDrawnList(list)
    setCount(countAtFirst(batch))
  }
  const drawMore = useCallback(() => startTransition(() => setCount((drawn) => drawn + batch)), [])
  return (
    <section className={cx(styles.grid, isOfRows && styles.rows)} aria-label={label}>
      {children.slice(0, count)}
      {/* a new end after every batch: an observer reports only changes, and the new end may be near at once */}
      {count < children.length && <GridEnd key={count} onNear={drawMore} />}
    </section>
  )
}
