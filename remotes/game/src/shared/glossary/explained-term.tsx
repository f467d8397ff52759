import { type LazyPage, LazyPageView, Popover, Skeleton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { ComponentType, ReactNode } from 'react'
import styles from '../components/word-button.module.css'
import { gameMessages } from '../i18n/messages'

interface ExplainedTermProps<Props> {
  readonly word: string
  /** what the sheet is called; what the word does unless given */
  readonly label?: string
  /** of the word where the sheet opens, if there is room */
  readonly side?: 'top' | 'bottom'
  readonly explanation: LazyPage<Props>
  /** about as high as the explanation, in pixels */
  readonly height: number
  readonly children: (Explanation: ComponentType<Props>) => ReactNode
}

/** A word that explains itself on a click. */
export function ExplainedTerm<Props>({ word, label, side, explanation, height, children }: ExplainedTermProps<Props>) {
  const t = useMessages(gameMessages)
  return (
    <Popover
      label={label ?? t('stat.explain', { name: word })}
      side={side}
      trigger={
        <button type="button" className={styles.word}>
          {word}
        </button>
      }
    >
      <LazyPageView page={explanation} pending={<Skeleton count={1} height={height} />}>
        {children}
      </LazyPageView>
    </Popover>
  )
}
