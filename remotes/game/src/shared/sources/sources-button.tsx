import { useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { gameMessages } from '../i18n/messages'
import { SourcesDialog } from './sources-dialog'
import { SourcesOpener } from './sources-opener'

interface SourcesButtonProps {
  readonly item: { readonly id: string; readonly name: string }
  /** what the button shows; "Where to find" unless given */
  readonly children?: ReactNode
}

/** Opens the dialog with where an item can be found. */
export function SourcesButton({ item, children }: SourcesButtonProps) {
  const t = useMessages(gameMessages)
  return (
    <SourcesOpener name={item.name} dialog={(onClose) => <SourcesDialog item={item} onClose={onClose} />}>
      {children ?? t('sources.open')}
    </SourcesOpener>
  )
}
