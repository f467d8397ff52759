import { isCalledOff } from '@sanguine/rules'
import {
  ButtonLink,
  ControlIcon,
  cx,
  EmptyState,
  formatCount,
  formatDateTime,
  formatList,
  formatPeriod,
  PageTitle,
  Section,
  Skeleton,
  useLanguage,
  useMessages,
  writtenText,
} from '@sanguine/ui'
import { Link, Navigate, Route, Routes } from 'react-router'
import type { IncidentPhase } from '../../../generated/documents'
import { enumLabel } from '../../../i18n/field-label'
import { adminMessages } from '../../../i18n/messages'
import entries from '../../../shared/entries/entries.module.css'
import frame from '../../../shared/entries/page.module.css'
import { LoadNotice } from '../../../shared/records/load-notice'
import styles from '../incidents.module.css'
import { type Incident, useIncidents } from '../use-incidents'
import { IncidentPage, NewIncidentPage } from './incident-page'

/** The incidents, a new one, or the one that the address names. */
export function IncidentsPage() {
  return (
    <Routes>
      <Route index element={<ListPage />} />
      <Route path="new" element={<NewIncidentPage />} />
      <Route path=":id" element={<IncidentPage />} />
      <Route path="*" element={<Navigate to="/admin/incidents" replace />} />
    </Routes>
  )
}

const phases = ['OPEN', 'PLANNED', 'PAST'] as const satisfies readonly IncidentPhase[]

function ListPage() {
  const t = useMessages(adminMessages)
  const loaded = useIncidents()
  const incidents = loaded.data
  return (
    <div className={cx(frame.page, styles.page)}>
      <PageTitle>{t('title.incidents')}</PageTitle>
      <Section title={t('title.incidents')} level={1}>
        <p>{t('incidents.text')}</p>
        <p className={styles.links}>
          <ButtonLink to="/admin/incidents/new" variant="blood">
            {t('incidents.new')}
          </ButtonLink>
          <Link to="/status">{t('incidents.statusPage')}</Link>
        </p>
        <LoadNotice loaded={loaded} />
        {!incidents && !loaded.error && <Skeleton count={3} height={96} />}
        {incidents?.length === 0 && (
          <EmptyState icon={<ControlIcon name="check" />} title={t('incidents.none')}>
            <p>{t('incidents.noneText')}</p>
          </EmptyState>
        )}
      </Section>
      {phases.map((phase) => {
        const inPhase = incidents?.filter((incident) => incident.phase === phase) ?? []
        return (
          inPhase.length > 0 && (
            <Section key={phase} title={t(`incidents.phase.${phase}`)}>
              <ul className={entries.list}>
                {inPhase.map((incident) => (
                  <IncidentRow key={incident.id} incident={incident} />
                ))}
              </ul>
            </Section>
          )
        )
      })}
    </div>
  )
}

function IncidentRow({ incident }: { readonly incident: Incident }) {
  const t = useMessages(adminMessages)
  const language = useLanguage()
  const { id, state, phase, components, startedAt, plannedEndAt, resolvedAt, updates } = incident
  const [title, lang] = writtenText(incident.title, language)
  const end = isCalledOff(incident) ? plannedEndAt : (resolvedAt ?? plannedEndAt)
  return (
    <li className={entries.entry}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link to={`/admin/incidents/${id}`} lang={lang}>
            {title}
          </Link>
        </h3>
        <span className={styles.badge} data-phase={phase}>
          {enumLabel(t, 'incidents.state', state)}
        </span>
      </div>
      <dl className={styles.facts}>
        <dt>{t('incidents.components')}</dt>
        <dd>
          {formatList(
            components.map((each) => enumLabel(t, 'incidents.component', each)),
            language,
          )}
        </dd>
        <dt>{t('incidents.time')}</dt>
        <dd>
          {end !== null
            ? formatPeriod(startedAt, end, language)
            : t('incidents.since', { from: formatDateTime(startedAt, language) })}
        </dd>
        <dt>{t('incidents.updates')}</dt>
        <dd>{formatCount(updates.length, language)}</dd>
      </dl>
    </li>
  )
}
