import { LazyPageView, lazyPage } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { gameMessages } from '../i18n/messages'
import { SourcesOpener } from './sources-opener'

// Items are named on every page; where one is found is asked rarely.
const dialog = lazyPage(async () => (await import('./sources-dialog')).SourcesDialog)

interface ItemProps {
  readonly item: { readonly id: string; readonly name: string }
}

function ItemSources({ item, children }: ItemProps & { readonly children: ReactNode }) {
  return (
    <SourcesOpener
      name={item.name}
      dialog={(onClose) => (
        <LazyPageView page={dialog} pending={null}>
          {(Sources) => <Sources item={item} onClose={onClose} />}
        </LazyPageView>
      )}
    >
      {children}
    </SourcesOpener>
  )
}

/** "Where to find", for an item whose name stands beside it. */
export function SourcesButton({ item }: ItemProps) {
  const t = useMessages(gameMessages)
  return <ItemSources item={item}>{t('sources.open')}</ItemSources>
}

/** The name of an item; opens the dialog with where it comes from. */
export function ItemButton({ item }: ItemProps) {
  return <ItemSources item={item}>{item.name}</ItemSources>
}
