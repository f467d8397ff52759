import { ErrorNotice, PageTitle, Section, Skeleton, useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { BacklogForm } from '../components/backlog-form'
import { ForcedGroundForm } from '../components/forced-ground-form'
import { useSettings } from '../use-settings'
import styles from './missions-page.module.css'

/** Where the next missions take place, and what auto-hunts make up for. */
export function MissionsPage() {
  const t = useMessages(adminMessages)
  const { data, error, retry, save } = useSettings()
  return (
    <div className={styles.page}>
      <PageTitle>{t('title.missions')}</PageTitle>
      <Section title={t('title.missions')} level={1}>
        {!data && (error ? <ErrorNotice error={error} onRetry={retry} /> : <Skeleton count={2} height={72} />)}
        {data && <ForcedGroundForm key={JSON.stringify(data.settings)} data={data} save={save} />}
      </Section>
      {data && (
        <Section title={t('missions.autoHunts')}>
          <BacklogForm key={JSON.stringify(data.settings)} data={data} save={save} />
        </Section>
      )}
    </div>
  )
}
