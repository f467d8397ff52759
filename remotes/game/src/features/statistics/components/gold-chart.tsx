import { formatCompact, formatCount, formatDay } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { GameHuntStatisticsQuery } from '../../../generated/documents'
import styles from '../statistics.module.css'
import { statisticsMessages } from '../statistics-messages'

type GoldDay = GameHuntStatisticsQuery['huntStatistics']['gold'][number]

const width = 720
const height = 220
/** of a character of a label where the chart is drawn small, and the least for all labels, in units of the drawing */
const [characterWidth, minLabelWidth] = [15, 64]
/** between the labels of zero and of the foot, so that none lies on the other where the chart is drawn small */
const minGap = 40

/** Gold that came and went by day, as bars up and down; the same numbers are in a table below. */
export function GoldChart({ days, gold }: { readonly days: readonly string[]; readonly gold: readonly GoldDay[] }) {
  const t = useMessages(statisticsMessages)
  const byDay = new Map(gold.map((entry) => [entry.day, entry]))
  const sum = (key: 'gained' | 'spent') => gold.reduce((total, entry) => total + entry[key], 0)
  const summary = t('gold.sum', { gained: sum('gained'), spent: sum('spent') })
  const [highest, lowest] = [
    Math.max(0, ...gold.map(({ gained }) => gained)),
    Math.max(0, ...gold.map(({ spent }) => spent)),
  ]
  const scale = (height - 24) / Math.max(1, highest + lowest)
  const zero = 12 + highest * scale
  const compact = (value: number) => formatCompact(value, t.language).replace('-', '−')
  const longest = Math.max(...[highest, -lowest].map((value) => compact(value).length))
  const labelWidth = Math.max(minLabelWidth, longest * characterWidth + 8)
  const step = (width - labelWidth) / days.length
  const shortDate = (day: string) => formatDay(day, t.language, { day: 'numeric', month: 'short' })
  const date = (day: string) => formatDay(day, t.language)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.explain}>
        <b>{summary}</b> {t('gold.explain')}
      </figcaption>
      <svg role="img" aria-label={summary} viewBox={`0 0 ${width} ${height}`} className={styles.chart}>
        {highest > 0 && (
          <text x={labelWidth - 8} y={20} textAnchor="end" className={styles.label}>
            {compact(highest)}
          </text>
        )}
        {(height - zero > minGap || lowest === 0) && (
          <text x={labelWidth - 8} y={zero + 4} textAnchor="end" className={styles.label}>
            0
          </text>
        )}
        {lowest > 0 && (
          <text x={labelWidth - 8} y={height - 4} textAnchor="end" className={styles.label}>
            {compact(-lowest)}
          </text>
        )}
        {days.map((day, index) => {
          const { gained = 0, spent = 0 } = byDay.get(day) ?? {}
          const bar = { x: labelWidth + index * step + step * 0.1, width: Math.max(1, step * 0.8) }
          return (
            <g key={day}>
              <rect {...bar} y={zero - gained * scale} height={gained * scale} className={styles.gained} />
              <rect {...bar} y={zero} height={spent * scale} className={styles.spent} />
            </g>
          )
        })}
        <line x1={labelWidth} x2={width} y1={zero} y2={zero} className={styles.axis} />
      </svg>
      <p aria-hidden="true" className={styles.days} style={{ paddingInlineStart: `${(labelWidth / width) * 100}%` }}>
        <span>{shortDate(days[0] ?? '')}</span>
        <span>{shortDate(days.at(-1) ?? '')}</span>
      </p>
      <details className={styles.details}>
        <summary>{t('table')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('gold.day')}</th>
              <th scope="col" className={styles.number}>
                {t('gold.in')}
              </th>
              <th scope="col" className={styles.number}>
                {t('gold.out')}
              </th>
            </tr>
          </thead>
          <tbody>
            {gold.map(({ day, gained, spent }) => (
              <tr key={day}>
                <th scope="row">{date(day)}</th>
                <td className={styles.number}>{formatCount(gained, t.language)}</td>
                <td className={styles.number}>{formatCount(spent, t.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
