import { EmptyState, Icon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { gameMessages } from '../i18n/messages'

/** Shown in place of the sources of an item or a currency that has none. */
export function UnknownSource({ onFollow }: { readonly onFollow: () => void }) {
  const t = useMessages(gameMessages)
  return (
    <EmptyState isPart icon={<Icon name="search" />} title={t('sources.none')}>
      <p>{t('sources.noneText')}</p>
      <Link to="/" onClick={onFollow}>
        {t('sources.noneLink')}
      </Link>
    </EmptyState>
  )
}
