import {
  Button,
  ConfirmDialog,
  ControlIcon,
  cx,
  Notice,
  PageTitle,
  Section,
  Skeleton,
  useLanguage,
  useMessages,
  writtenText,
} from '@sanguine/ui'
import { toast } from '@sanguine/ui/platform'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { enumLabel } from '../../../i18n/field-label'
import { adminMessages } from '../../../i18n/messages'
import frame from '../../../shared/entries/page.module.css'
import { historyUrlOf } from '../../../shared/history/history-urls'
import { MissingDetail } from '../../../shared/list-and-detail/missing-detail'
import { LoadNotice } from '../../../shared/records/load-notice'
import { IncidentForm } from '../components/incident-form'
import { IncidentUpdates } from '../components/incident-updates'
import { UpdateForm } from '../components/update-form'
import { incidentInput, updateInput } from '../incident-values'
import styles from '../incidents.module.css'
import { type Incident, type IncidentChanges, useIncidentChanges, useIncidents } from '../use-incidents'

const listUrl = '/admin/incidents'

/** Writes a new incident, and then opens it. */
export function NewIncidentPage() {
  const t = useMessages(adminMessages)
  const navigate = useNavigate()
  const { create } = useIncidentChanges(async () => undefined)
  return (
    <div className={cx(frame.page, styles.page)}>
      <PageTitle>{t('incidents.new')}</PageTitle>
      <Section title={t('incidents.new')} level={1}>
        <p className={styles.links}>
          <Link to={listUrl}>{t('incidents.all')}</Link>
        </p>
        <p>{t('incidents.newText')}</p>
        <IncidentForm
          incident={null}
          save={(values) =>
            create(incidentInput(values), ({ incident }) => void navigate(`${listUrl}/${incident?.id ?? ''}`))
          }
        />
      </Section>
    </div>
  )
}

/** The incident of the address with its updates. */
export function IncidentPage() {
  const t = useMessages(adminMessages)
  const { id } = useParams()
  const loaded = useIncidents()
  const changes = useIncidentChanges(loaded.reload)
  const incident = loaded.data?.find((each) => each.id === id)
  // The typed text stays if a colleague deletes the incident meanwhile.
  const [last, setLast] = useState<Incident>()
  if (incident && incident !== last) setLast(incident)
  const shown = incident ?? (last?.id === id ? last : undefined)
  return (
    <div className={cx(frame.page, styles.page)}>
      <LoadNotice loaded={loaded} />
      {!loaded.data && !loaded.error && <Skeleton count={3} height={140} />}
      {loaded.data && !shown && (
        <MissingDetail icon={<ControlIcon name="info" />} title={t('incidents.gone')} listHref={listUrl} />
      )}
      {loaded.data && shown && !incident && <Notice kind="error" title={t('incidents.wasDeleted')} />}
      {shown && <OneIncident key={shown.id} incident={shown} changes={changes} />}
    </div>
  )
}

interface OneIncidentProps {
  readonly incident: Incident
  readonly changes: IncidentChanges
}

function OneIncident({ incident, changes }: OneIncidentProps) {
  const t = useMessages(adminMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { id, revision, state, updates } = incident
  const [title, lang] = writtenText(incident.title, language)

  async function remove(): Promise<void> {
    setIsBusy(true)
    const problem = await changes.remove({ id, revision, updateCount: updates.length }, () => void navigate(listUrl))
    setIsBusy(false)
    setIsAsking(false)
    if (problem) toast.error(problem)
  }

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Section title={<span lang={lang}>{title}</span>} level={1} aside={enumLabel(t, 'incidents.state', state)}>
        <p className={styles.links}>
          <Link to={listUrl}>{t('incidents.all')}</Link>
          <Link to="/status">{t('incidents.statusPage')}</Link>
          <Link to={historyUrlOf('INCIDENT', id)}>{t('history.ofRecord')}</Link>
        </p>
      </Section>
      <Section title={t('incidents.newUpdate')}>
        <UpdateForm
          incident={incident}
          update={null}
          save={(values) => changes.post({ incidentId: id, ...updateInput(values) })}
        />
      </Section>
      <Section title={t('incidents.updates')}>
        <IncidentUpdates incident={incident} changes={changes} />
      </Section>
      <Section title={t('incidents.form')}>
        <IncidentForm
          incident={incident}
          save={(values, read) => changes.update({ id, revision: read, ...incidentInput(values) })}
        />
      </Section>
      <Section title={t('incidents.delete')}>
        <p>{t('incidents.deleteHint')}</p>
        <div>
          <Button onClick={() => setIsAsking(true)}>{t('incidents.delete')}</Button>
        </div>
      </Section>
      <ConfirmDialog
        open={isAsking}
        title={t('incidents.askDelete', { title })}
        text={t('incidents.deleteText', { count: updates.length })}
        confirmLabel={t('action.delete')}
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
