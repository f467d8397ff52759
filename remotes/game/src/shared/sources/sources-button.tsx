import { useMessages } from '@sanguine/ui/platform'
import { type ReactNode, useState } from 'react'
import { gameMessages } from '../i18n/messages'
import styles from './sources.module.css'
import { SourcesDialog } from './sources-dialog'

interface SourcesButtonProps {
  readonly item: { readonly id: string; readonly name: string }
  /** what the button shows; "Where to find" unless given */
  readonly children?: ReactNode
}

/** Opens the dialog with where an item can be found. */
export function SourcesButton({ item, children }: SourcesButtonProps) {
  const t = useMessages(gameMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={t('sources.title', { name: item.name })}
        onClick={() => setIsOpen(true)}
      >
        {children ?? t('sources.open')}
      </button>
      {isOpen && <SourcesDialog item={item} onClose={() => setIsOpen(false)} />}
    </>
  )
}
