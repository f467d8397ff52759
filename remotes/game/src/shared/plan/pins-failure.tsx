import { useQuery } from '@apollo/client/react'
import { useMessages } from '@sanguine/ui/platform'
import { GamePinsDocument } from '../../generated/documents'
import { PartFailure } from '../components/part-failure'
import { gameMessages } from '../i18n/messages'

/** Says on a page with pin buttons that the pins could not be loaded; without them every button shows none. */
export function PinsFailure({ className }: { readonly className?: string | undefined }) {
  const t = useMessages(gameMessages)
  return <PartFailure query={useQuery(GamePinsDocument)} title={t('pin.notLoaded')} className={className} />
}
