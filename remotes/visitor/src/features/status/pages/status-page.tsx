import { formatBerlinDate, Section, Skeleton, useLanguage, useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { ReadingPageLayout } from '../../../shared/reading-page-layout'
import { ComponentHistory } from '../components/component-history'
import { OutageList } from '../components/outage-list'
import { FailedVerdict, Verdict } from '../components/verdict'
import styles from '../status.module.css'
import { statusMessages } from '../status-messages'
import { type SiteStatus, useSiteStatus } from '../use-site-status'

const explanations = ['minutes', 'outage', 'notMeasured', 'notRecorded', 'days'] as const

/** Whether the site works now, and how it was in the last 90 days. Needs no account. */
export function StatusPage() {
  const t = useMessages(statusMessages)
  const { loaded, retry } = useSiteStatus()
  return (
    <ReadingPageLayout title={t('title')}>
      <h1>{t('title')}</h1>
      {loaded.step === 'loading' && <Skeleton count={7} height={140} />}
      {loaded.step === 'failed' && <FailedVerdict error={loaded.error} onRetry={retry} />}
      {loaded.step === 'loaded' && <Status status={loaded.status} />}
      <Section title={t('how')}>
        {explanations.map((name) => (
          <p key={name} className={styles.text}>
            {t(`how.${name}`)}
          </p>
        ))}
        <p className={styles.links}>
          <a href="/api/v1/status">{t('api')}</a>
          <Link to="/developers">{t('developers')}</Link>
        </p>
      </Section>
    </ReadingPageLayout>
  )
}

function Status({ status }: { readonly status: SiteStatus }) {
  const t = useMessages(statusMessages)
  const language = useLanguage()
  const { recordingStartedAt } = status
  return (
    <>
      <Verdict status={status} />
      <Section title={t('components')}>
        <p className={styles.text}>
          {recordingStartedAt === null
            ? t('empty')
            : t('since', { date: formatBerlinDate(recordingStartedAt, language) })}
        </p>
        <ul className={styles.components}>
          {status.components.map((component) => (
            <ComponentHistory key={component.component} status={component} />
          ))}
        </ul>
      </Section>
      <Section title={t('outages')}>
        <OutageList outages={status.outages} />
      </Section>
    </>
  )
}
