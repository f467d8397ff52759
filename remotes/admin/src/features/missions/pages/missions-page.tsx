import { PageTitle, Section, Skeleton, useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import { LoadNotice } from '../../../shared/records/load-notice'
import { BacklogForm } from '../components/backlog-form'
import { ForcedGroundForm } from '../components/forced-ground-form'
import { useSettings } from '../use-settings'
import styles from './missions-page.module.css'

/** The hunting ground of the next missions, and the hours of auto-hunts made up for. */
export function MissionsPage() {
  const t = useMessages(adminMessages)
  const { loaded, save } = useSettings()
  const { data } = loaded
  return (
    <div className={styles.page}>
      <PageTitle>{t('title.missions')}</PageTitle>
      <Section title={t('title.missions')} level={1}>
        <LoadNotice loaded={loaded} />
        {!data && !loaded.error && <Skeleton count={2} height={72} />}
        {data && <ForcedGroundForm data={data} save={save} />}
      </Section>
      {data && (
        <Section title={t('missions.autoHunts')}>
          <BacklogForm data={data} save={save} />
        </Section>
      )}
    </div>
  )
}
