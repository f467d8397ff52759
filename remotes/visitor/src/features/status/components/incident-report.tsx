import { isCalledOff } from '@sanguine/rules'
import {
  formatDateTime,
  formatList,
  formatPeriod,
  useLanguage,
  useMessages,
  type WrittenText,
  writtenText,
} from '@sanguine/ui'
import styles from '../status.module.css'
import { statusMessages } from '../status-messages'
import type { Incident } from '../use-site-status'
import { OutageTime } from './outage-time'

/** A text of the staff in the language of the page, or else in the other one. */
function Written({ text }: { readonly text: WrittenText }) {
  const [shown, lang] = writtenText(text, useLanguage())
  return (
    <p className={styles.written} lang={lang}>
      {shown}
    </p>
  )
}

/** An incident with its updates, the latest first, and the outages that were measured in its time. */
export function IncidentReport({ incident }: { readonly incident: Incident }) {
  const t = useMessages(statusMessages)
  const language = useLanguage()
  const { title, text, components, initialState, state, phase, startedAt, plannedEndAt, resolvedAt } = incident
  const [shownTitle, lang] = writtenText(title, language)
  const timeOf = (at: string) => formatDateTime(at, language)
  const isPlan = resolvedAt === null || isCalledOff(incident)
  const end = isPlan ? plannedEndAt : resolvedAt
  const period =
    end !== null ? formatPeriod(startedAt, end, language) : t('outage.lasting', { from: timeOf(startedAt) })
  return (
    <li className={styles.incident} data-phase={phase}>
      <h3 lang={lang}>{shownTitle}</h3>
      <p className={styles.facts}>
        <strong>{t(`incident.${state}`)}</strong>
        <span>{isPlan && end !== null ? t('incident.planned', { period }) : period}</span>
        <span>
          {t('incident.affected', {
            names: formatList(
              components.map((component) => t(component)),
              language,
            ),
          })}
        </span>
      </p>
      {incident.updates.length > 0 && (
        <ol className={styles.updates}>
          {incident.updates.map((update) => (
            <li key={update.id}>
              <p className={styles.facts}>
                <strong>{t(`incident.${update.state}`)}</strong>
                <time dateTime={update.postedAt}>{timeOf(update.postedAt)}</time>
                {update.editedAt !== null && <span>{t('incident.edited', { time: timeOf(update.editedAt) })}</span>}
              </p>
              <Written text={update.text} />
            </li>
          ))}
          <li>
            <p className={styles.facts}>
              <strong>{t(`incident.${initialState}`)}</strong>
              <span>{t('incident.first')}</span>
            </p>
            <Written text={text} />
          </li>
        </ol>
      )}
      {incident.updates.length === 0 && <Written text={text} />}
      {incident.outages.length > 0 && (
        <>
          <p>{t('incident.measured')}</p>
          <ul className={styles.outages}>
            {incident.outages.map((outage) => (
              <li key={`${outage.component} ${outage.startedAt}`}>
                <OutageTime outage={outage} />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
