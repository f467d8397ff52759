import { Moon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../i18n/messages'
import styles from './fight-view.module.css'

export const roundNumerals = ['I', 'II', 'III', 'IV', 'V'] as const

export interface RoundsProps {
  readonly played: number
  readonly isOver: boolean
}

/** The five rounds as moons; rounds that were played are full. */
export function Rounds({ played, isOver }: RoundsProps) {
  const t = useMessages(gameMessages)
  return (
    <ol className={styles.rounds} aria-label={t('hunt.rounds', { round: played })}>
      {roundNumerals.map((numeral, index) => {
        const isCurrent = !isOver && index === played
        return (
          <li key={numeral} aria-current={isCurrent ? 'step' : undefined}>
            <Moon phase={index < played ? 1 : isCurrent ? 0.5 : 0} size={24} />
            {numeral}
          </li>
        )
      })}
    </ol>
  )
}
