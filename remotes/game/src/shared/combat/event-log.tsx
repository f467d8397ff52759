import { EmptyState, formatCount, Icon, Image, SectionHead } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { memo, type Ref, useId } from 'react'
import type { GameCombatFragment } from '../../generated/documents'
import { ModifierList } from '../glossary/modifier-list'
import { gameMessages } from '../i18n/messages'
import type { CombatEvent } from './event-kinds'
import { type EventLine, eventLine, roundsOf } from './event-line'
import styles from './event-log.module.css'
import { roundNumerals } from './rounds'

function Value({ line }: { readonly line: EventLine }) {
  const t = useMessages(gameMessages)
  const { value } = line
  if (!value) return null
  if (value.kind === 'text') return <span className={styles.value}>{t(value.message)}</span>
  const amount = formatCount(value.amount, t.language)
  const text = { damage: `−${amount}`, healing: `+${amount}`, gold: `${value.amount > 0 ? '+' : ''}${amount} VGC` }[
    value.kind
  ]
  return <span className={`${styles.value} ${styles[value.kind] ?? ''}`}>{text}</span>
}

const Line = memo(function Line({ event }: { readonly event: CombatEvent }) {
  const t = useMessages(gameMessages)
  const line = eventLine(event)
  return (
    <li className={`${styles.line} ${line.isFoe ? styles.foe : ''}`}>
      {line.imageId ? <Image imageId={line.imageId} variant="thumb" alt="" /> : <Icon name={line.icon} />}
      <span>
        {t.rich(line.message, { b: (children) => <b>{children}</b> }, line.names)}
        {line.isCritical && <span className={styles.critical}>{t('hunt.critical')}</span>}
      </span>
      <Value line={line} />
    </li>
  )
})

interface EventLogProps {
  /** what is shown of a combat; null for none */
  readonly combat: Pick<GameCombatFragment, 'events' | 'modifiers'> | null
  /** where rounds come by themselves, so that nothing moves that is being read */
  readonly isOldestFirst?: boolean
  readonly ref?: Ref<HTMLElement>
}

/** The combat events, newest round first unless told otherwise; new ones are announced to screen readers. */
export const EventLog = memo(function EventLog({ combat, isOldestFirst = false, ref }: EventLogProps) {
  const t = useMessages(gameMessages)
  const id = useId()
  const newestFirst = combat ? roundsOf(combat.events) : []
  const rounds = isOldestFirst ? newestFirst.toReversed() : newestFirst
  return (
    <section ref={ref} tabIndex={-1} className={styles.log} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={t('hunt.log')}
        aside={!isOldestFirst && <span className={styles.hint}>{t('hunt.log.newest')}</span>}
      />
      {combat && <ModifierList modifiers={combat.modifiers} className={styles.modifiers} />}
      <div role="log" aria-live="polite" aria-relevant="additions text">
        {rounds.length === 0 && (
          <EmptyState isLine icon={<Icon name="hunt" />} title={t('hunt.log.empty')}>
            <p>{t('hunt.log.emptyText')}</p>
          </EmptyState>
        )}
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
    </section>
  )
})
