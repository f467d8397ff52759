import { Icon, SectionHead } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { type Ref, useId } from 'react'
import { gameMessages } from '../../../shared/i18n/messages'
import { type CombatEvent, type EventLine, eventLine, roundsOf } from '../event-line'
import type { Combat } from '../use-hunt'
import styles from './event-log.module.css'
import { roundNumerals } from './rounds'

function Value({ line }: { readonly line: EventLine }) {
  const t = useMessages(gameMessages)
  const { value } = line
  if (!value) return null
  if (value.kind === 'text') return <span className={styles.value}>{t(value.message)}</span>
  const amount = value.amount.toLocaleString(t.language)
  const text = { damage: `−${amount}`, healing: `+${amount}`, gold: `${value.amount > 0 ? '+' : ''}${amount} VGC` }[
    value.kind
  ]
  return <span className={`${styles.value} ${styles[value.kind] ?? ''}`}>{text}</span>
}

function Line({ event }: { readonly event: CombatEvent }) {
  const t = useMessages(gameMessages)
  const line = eventLine(event)
  return (
    <li className={`${styles.line} ${line.isFoe ? styles.foe : ''}`}>
      <Icon name={line.icon} />
      <span>
        {t.rich(line.message, { b: (children) => <b>{children}</b> }, line.names)}
        {line.isCritical && <span className={styles.critical}>{t('hunt.critical')}</span>}
      </span>
      <Value line={line} />
    </li>
  )
}

/** The combat events, newest round first; new ones are announced to screen readers. */
export function EventLog({ combat, ref }: { readonly combat: Combat | null; readonly ref?: Ref<HTMLElement> }) {
  const t = useMessages(gameMessages)
  const id = useId()
  const rounds = combat ? roundsOf(combat.events) : []
  return (
    <section ref={ref} tabIndex={-1} className={styles.log} aria-labelledby={id}>
      <SectionHead id={id} title={t('hunt.log')} aside={<span className={styles.hint}>{t('hunt.log.newest')}</span>} />
      <div role="log" aria-live="polite" aria-relevant="additions text">
        {rounds.length === 0 && <p className={styles.hint}>{t('hunt.log.empty')}</p>}
        {rounds.map(({ round, events }) => (
          <div key={round}>
            <h3>{t('hunt.round', { round: roundNumerals[round - 1] ?? round })}</h3>
            <ol>
              {events.map((event, index) => (
                // Events are only appended and never move.
                // biome-ignore lint/suspicious/noArrayIndexKey: an event has no identity but its place
                <Line key={index} event={event} />
              ))}
            </ol>
          </div>
        ))}
      </div>
      {combat && combat.modifiers.length > 0 && (
        <ul className={styles.modifiers}>
          {combat.modifiers.map((modifier) => (
            <li key={modifier}>{t(`modifier.${modifier}`)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
