import { type ReactElement, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import styles from './item-card.module.css'

/** Cards that a page opens with: what a desktop shows of them. */
const first = 8

/** Cards that are drawn at once after that. The next key waits for their layout, so that there are few. */
const batch = 2

/** How far under the screen more is drawn. */
const reach = '1200px'

const countAtFirst = (cards: number) => (typeof IntersectionObserver === 'undefined' ? Infinity : cards)

/** Stands for the cards that are not drawn yet, and keeps what is below the grid under the screen until they are. */
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
  /** what is listed, such as what was searched: another list begins with its first cards again */
  readonly list?: string | undefined
  readonly children: readonly ReactElement[]
}

/**
 * Item cards side by side. The first of a long list are drawn, and more as the list is scrolled: a page with hundreds of cards
 * answers slowly to every key.
 */
export function ItemGrid({ label, list, children }: ItemGridProps) {
  const [count, setCount] = useState(() => countAtFirst(first))
  const [drawnList, setDrawnList] = useState(list)
  if (drawnList !== list) {
    setDrawnList(list)
    setCount(countAtFirst(batch))
  }
  const drawMore = useCallback(() => startTransition(() => setCount((drawn) => drawn + batch)), [])
  return (
    <section className={styles.grid} aria-label={label}>
      {children.slice(0, count)}
      {/* one of its own after every batch: an observer tells of changes only, and the new end may be near at once */}
      {count < children.length && <GridEnd key={count} onNear={drawMore} />}
    </section>
  )
}
