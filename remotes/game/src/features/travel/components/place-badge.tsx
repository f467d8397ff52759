import { Icon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from '../travel.module.css'

/** A badge on the image of a place: the player is there, or it is closed. */
export function PlaceBadge({ isHere, isClosed }: { readonly isHere: boolean; readonly isClosed: boolean }) {
  const t = useMessages(gameMessages)
  if (!isHere && !isClosed) return null
  return (
    <span className={styles.badge}>
      <Icon name={isHere ? 'travel' : 'lock'} /> {t(isHere ? 'travel.here' : 'travel.closed')}
    </span>
  )
}
