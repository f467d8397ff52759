import { useMessages, useViewer } from '@sanguine/ui/platform'
import { type ReactNode, useState } from 'react'
import styles from '../components/word-button.module.css'
import { gameMessages } from '../i18n/messages'

interface SourcesOpenerProps {
  /** of the thing whose sources the dialog shows */
  readonly name: string
  /** what the button shows */
  readonly children: ReactNode
  readonly dialog: (onClose: () => void) => ReactNode
}

/** A word that opens a dialog with where something is found; only the word for those who do not play, who are not told. */
export function SourcesOpener({ name, children, dialog }: SourcesOpenerProps) {
  const t = useMessages(gameMessages)
  const [isOpen, setIsOpen] = useState(false)
  const viewer = useViewer()
  if (!viewer?.canPlay) return children
  return (
    <>
      <button
        type="button"
        className={styles.word}
        aria-haspopup="dialog"
        aria-label={t('sources.title', { name })}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  )
}
