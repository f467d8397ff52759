import { hoursMinutesSeconds } from '@sanguine/ui'
import { useCountdown, useMessages } from '@sanguine/ui/platform'
import type { GameRegionPhaseFragment, GameRegionRuleFragment } from '../../generated/documents'
import { gameMessages } from '../i18n/messages'
import styles from './region-note.module.css'
import { phaseName, phaseText, ruleName } from './region-texts'

/** How long it is until the phase ends, and what follows. It is read on demand only: a clock that is announced is never silent. */
function Turn({ at, next }: { readonly at: string; readonly next: string }) {
  const t = useMessages(gameMessages)
  const left = useCountdown(Date.parse(at))
  return (
    <span role="timer" aria-live="off" className={styles.turn}>
      {t('region.next', { phase: phaseName(t, next), time: hoursMinutesSeconds(left) })}
    </span>
  )
}

/** The phase of a region's rule with what it changes, which is announced as it turns, and a countdown to that. */
export function RegionNote({ rule }: { readonly rule: GameRegionRuleFragment }) {
  const t = useMessages(gameMessages)
  const { name, heat, turnsAt, nextPhase, phase } = rule
  return (
    <div className={styles.note}>
      <p>
        <b>{ruleName(t, name)}</b> · <span role="status">{phaseText(phase, t)}</span>
      </p>
      <p className={styles.facts}>
        {name === 'HEAT' && <span>{t('region.heat', { heat })}</span>}
        {turnsAt && nextPhase && <Turn at={turnsAt} next={nextPhase.name} />}
      </p>
    </div>
  )
}

/** The phase in which a fight began, which stays its own. */
export function FoughtPhase({ phase }: { readonly phase: GameRegionPhaseFragment }) {
  const t = useMessages(gameMessages)
  return (
    <div className={styles.note}>
      <p>{t('region.fought', { text: phaseText(phase, t) })}</p>
    </div>
  )
}
