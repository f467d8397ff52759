import { formatBerlinDate, Section, Skeleton, useLanguage, useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { ReadingPageLayout } from '../../../shared/reading-page-layout'
import { ComponentHistory } from '../components/component-history'
import { IncidentReport } from '../components/incident-report'
import { PastList } from '../components/past-list'
import { FailedVerdict, Verdict } from '../components/verdict'
import styles from '../status.module.css'
import { statusMessages } from '../status-messages'
import { type SiteStatus, useSiteStatus } from '../use-site-status'

const explanations = ['minutes', 'outage', 'notMeasured', 'notRecorded', 'days', 'incidents'] as const

/** Whether the site works now, what the staff say about it, and how it was in the last 90 days. Needs no account. */
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
      <Incidents phase="OPEN" status={status} />
      <Verdict status={status} />
      <Incidents phase="PLANNED" status={status} />
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
        <PastList status={status} />
      </Section>
    </>
  )
}

interface IncidentsProps {
  readonly phase: 'OPEN' | 'PLANNED'
  readonly status: SiteStatus
}

/** The incidents of a phase; nothing without one. */
function Incidents({ phase, status }: IncidentsProps) {
  const t = useMessages(statusMessages)
  const incidents = status.incidents.filter((incident) => incident.phase === phase)
  if (incidents.length === 0) return null
  return (
    <Section title={t(`incidents.${phase}`)}>
      <ul className={styles.incidents}>
        {incidents.map((incident) => (
          <IncidentReport key={incident.id} incident={incident} />
        ))}
      </ul>
    </Section>
  )
}
