import { uiMessages, useMessages } from '@sanguine/ui/platform'
import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '../../cx'
import styles from './item-card.module.css'

/**
 * Whether a text was cut the last time it was shown. The button is then drawn at once, so that the card does not grow
 * after its first paint.
 */
const cutTexts = new Map<string, boolean>()

/** Two lines of an item's flavour text. If it is longer, a button shows the rest. */
export function FlavorText({ text }: { readonly text: string }) {
  const t = useMessages(uiMessages)
  const id = useId()
  const ref = useRef<HTMLParagraphElement>(null)
  const [isCut, setIsCut] = useState(() => cutTexts.get(text) ?? false)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const line = ref.current
    if (!line || isOpen) return
    // a pixel too many is rounding, not a third line
    const measure = () => {
      const isCutNow = line.scrollHeight > line.clientHeight + 2
      cutTexts.set(text, isCutNow)
      setIsCut(isCutNow)
    }
    // The observer also reports the size once at the start. Measuring here would cause a layout for each of many cards.
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
