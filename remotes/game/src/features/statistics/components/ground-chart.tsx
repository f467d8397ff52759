import { useMessages } from '@sanguine/ui/platform'
import { percentText } from '../../../shared/odds/odds-format'
import type { GroundHunts } from '../hunts-by-ground'
import styles from '../statistics.module.css'
import { statisticsMessages } from '../statistics-messages'

const width = 720
const height = 14

/** Hunts by ground as bars, of which the won part comes first; the table has the same numbers. */
export function GroundChart({ grounds }: { readonly grounds: readonly GroundHunts[] }) {
  const t = useMessages(statisticsMessages)
  const most = Math.max(1, ...grounds.map(({ sum }) => sum.count))
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.explain}>{t('grounds.explain')}</figcaption>
      <ul className={styles.grounds} aria-label={t('grounds')}>
        {grounds.map(({ huntingGround, sum: { count, wins, draws, rate } }) => {
          const x = (hunts: number) => (hunts / most) * width
          return (
            <li key={huntingGround.id}>
              <b>{huntingGround.name}</b>
              <span>{t('grounds.won', { wins, count, rate: percentText(100 * rate, t.language) })}</span>
              <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
                <rect width={x(count)} height={height} className={styles.lost} />
                <rect width={x(wins + draws)} height={height} className={styles.drawn} />
                <rect width={x(wins)} height={height} className={styles.won} />
              </svg>
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
