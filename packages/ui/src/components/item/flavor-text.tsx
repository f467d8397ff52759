import { uiMessages, useMessages } from '@sanguine/ui/platform'
import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '../../cx'
import styles from './item-card.module.css'

/** Whether a text was cut where it was shown last: drawn with its button at once, a card does not grow behind its first paint. */
const cutTexts = new Map<string, boolean>()

/** Two lines of an item's flavour; where there is more to it, a button shows the rest. */
export function FlavorText({ text }: { readonly text: string }) {
  const t = useMessages(uiMessages)
  const id = useId()
  const ref = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(() => cutTexts.get(text) ?? false)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const line = ref.current
    if (!line || isOpen) return
    // a hair more than fits is rounding, not a third line
    const measure = () => {
      const isCutNow = line.scrollHeight > line.clientHeight + 2
      cutTexts.set(text, isCutNow)
      setIsCut(isCutNow)
    }
    // Tells the size at once too, with the next layout: measured here, each of many cards would cause one.
    if (typeof ResizeObserver === 'undefined') return measure()
    const observer = new ResizeObserver(measure)
    observer.observe(line)
    return () => observer.disconnect()
  }, [isOpen, text])
  return (
    <>
      <p ref={ref} id={id} className={cx(styles.flavour, !isOpen && styles.cut)}>
        {text}
      </p>
      {isCut && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'item.less' : 'item.more')}
        </button>
      )}
    </>
  )
}
