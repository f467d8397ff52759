import { type ReactElement, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import styles from './item-card.module.css'

/** Cards that are drawn at first, and so many more each time: some two screens of a desktop. */
const batch = 24

/** How far under the screen more is drawn. */
const reach = '1200px'

/** Stands for the cards that are not drawn yet. */
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
  readonly children: readonly ReactElement[]
}

/**
 * Item cards side by side. The first of a long list are drawn, and more as the list is scrolled: a page with hundreds of cards
 * answers slowly to every key.
 */
export function ItemGrid({ label, children }: ItemGridProps) {
  const [count, setCount] = useState(() => (typeof IntersectionObserver === 'undefined' ? Infinity : batch))
  const drawMore = useCallback(() => startTransition(() => setCount((drawn) => drawn + batch)), [])
  return (
    <section className={styles.grid} aria-label={label}>
      {children.slice(0, count)}
      {/* one of its own after every batch: an observer tells of changes only, and the new end may be near at once */}
      {count < children.length && <GridEnd key={count} onNear={drawMore} />}
    </section>
  )
}
