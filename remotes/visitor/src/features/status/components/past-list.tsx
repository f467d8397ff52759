import { isCalledOff } from '@sanguine/rules'
import { useMessages } from '@sanguine/ui'
import styles from '../status.module.css'
import { statusMessages } from '../status-messages'
import type { Incident, Outage, SiteStatus } from '../use-site-status'
import { IncidentReport } from './incident-report'
import { OutageTime } from './outage-time'

const keyOf = ({ component, startedAt }: Outage): string => `${component} ${startedAt}`

/** Maintenance that was called off is listed by the time of that. */
const placeOf = (incident: Incident): string =>
  isCalledOff(incident) ? (incident.resolvedAt ?? incident.startedAt) : incident.startedAt

/** The past incidents, and the outages that no incident shows, lasting ones included. The latest is first. */
export function PastList({ status: { incidents, outages } }: { readonly status: SiteStatus }) {
  const t = useMessages(statusMessages)
  const shown = new Set(incidents.flatMap((incident) => incident.outages.map(keyOf)))
  const entries = [
    ...incidents
      .filter(({ phase }) => phase === 'PAST')
      .map((incident) => ({
        at: placeOf(incident),
        row: <IncidentReport key={incident.id} incident={incident} />,
      })),
    ...outages
      .filter((outage) => !shown.has(keyOf(outage)))
      .map((outage) => ({
        at: outage.startedAt,
        row: (
          <li key={keyOf(outage)}>
            <OutageTime outage={outage} />
          </li>
        ),
      })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  if (entries.length === 0)
    return <p className={styles.text}>{t(incidents.length === 0 ? 'outages.none' : 'outages.noOthers')}</p>
  return <ul className={styles.outages}>{entries.map(({ row }) => row)}</ul>
}
