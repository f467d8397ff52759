import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { gameMessages } from '../i18n/messages'

/** A note that missions are a source, with a link to them. */
export function MissionSource({ onFollow }: { readonly onFollow: () => void }) {
  const t = useMessages(gameMessages)
  return (
    <li>
      <Link to="/journal" onClick={onFollow}>
        {t('sources.mission')}
      </Link>
    </li>
  )
}
