import { useQuery } from '@apollo/client/react'
import { Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { GameNotificationSettingsDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from '../notifications.module.css'
import { DeviceList } from './device-list'
import { NotificationForm } from './notification-form'

/** Which notifications the player gets, when, and on which devices. */
export function NotificationSection() {
  const t = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GameNotificationSettingsDocument, { fetchPolicy: 'cache-and-network' })
  const settings = data?.me?.notifications
  return (
    <div id="notifications">
      <Section title={t('push.title')}>
        <p className={styles.text}>{t('push.text')}</p>
        {data?.me && settings ? (
          <div className={styles.parts}>
            <NotificationForm settings={settings} />
            <DeviceList playerId={data.me.id} hasKinds={settings.kinds.length > 0} />
          </div>
        ) : (
          <QueryPlaceholder error={error} onRetry={() => void refetch()} count={2} height={160} columnWidth={340} />
        )}
      </Section>
    </div>
  )
}
