import { cx, useMessages } from '@sanguine/ui'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import { useFormats } from '../use-formats'
import { labelledPlaces, runsOf, ticksUpTo } from './axis'
import styles from './time-chart.module.css'

export interface Series {
  readonly key: string
  readonly label: string
  /** of each day; null where it is not known */
  readonly values: readonly (number | null)[]
}

/** The level of a heading below the page's own. */
export type HeadingLevel = 2 | 3

export interface TimeChartProps {
  readonly title: string
  readonly level: HeadingLevel
  /** what the numbers mean */
  readonly help: string
  /** such as `2024-07-01`, oldest first */
  readonly days: readonly string[]
  /** at most three; in a stack the first is at the bottom */
  readonly series: readonly Series[]
  readonly isStacked?: boolean
  /** the day that is open */
  readonly markedDay?: string | undefined
  readonly hrefOf: (day: string) => string
}

const height = 200
const margins = { top: 8, right: 12, bottom: 24, left: 44 }
/** of a character of a label, in pixels */
const characterWidth = 7
const widthOfLabel = 84
/** Up to this many days each has a dot of its own. */
const maxDots = 31

/** The width of an element in pixels, followed as it changes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(600)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const measure = () => setWidth(Math.max(200, current.clientWidth || 600))
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** How far a key moves along the days. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
  Home: -Infinity,
  End: Infinity,
}

/** Adds each value to the values below it; null if one of them is unknown. */
function stack(series: readonly Series[]): (number | null)[][] {
  const tops: (number | null)[][] = []
  for (const { values } of series) {
    const below = tops.at(-1)
    tops.push(
      values.map((value, place) => {
        const base = below ? (below[place] ?? null) : 0
        return value === null || base === null ? null : base + value
      }),
    )
  }
  return tops
}

/**
 * Numbers over days as lines, or stacked. The legend shows the numbers of one day, which pointer and arrow keys choose;
 * Enter opens it.
 */
export function TimeChart({ title, level, help, days, series, isStacked = false, markedDay, hrefOf }: TimeChartProps) {
  const t = useMessages(adminMessages)
  const format = useFormats()
  const Heading = `h${level}` as const
  const navigate = useNavigate()
  const id = useId()
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  const [chosen, setChosen] = useState<string | null>(null)

  const last = days.length - 1
  const placeOf = (day: string | null | undefined) => (day ? days.indexOf(day) : -1)
  const current = [placeOf(chosen), placeOf(markedDay), last].find((place) => place >= 0) ?? 0
  const currentDay = days[current] ?? ''

  const tops = isStacked ? stack(series) : series.map(({ values }) => values)
  const ticks = ticksUpTo(Math.max(0, ...tops.flat().map((value) => value ?? 0)))
  const highest = ticks.at(-1) ?? 1
  const longest = Math.max(...ticks.map((tick) => format.compact(tick).length))
  const margin = { ...margins, left: Math.max(margins.left, longest * characterWidth + 12) }
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom }
  const x = (place: number) => margin.left + (last > 0 ? (place / last) * inner.width : inner.width / 2)
  const y = (value: number) => margin.top + inner.height * (1 - value / highest)
  const point = (place: number, value: number) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`

  const valueText = (value: number | null | undefined) =>
    value === null || value === undefined ? t('analytics.unknown') : format.number(value)
  const texts = series.map(({ label, values }) => `${label} ${valueText(values[current])}`)

  const choose = (place: number) => setChosen(days[Math.min(last, Math.max(0, place))] ?? null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') void navigate(hrefOf(currentDay))
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    choose(current + step)
  }
  const onPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    choose(Math.round(((clientX - box.left - margin.left) / Math.max(1, inner.width)) * last))
  }

  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.help}>{help}</p>
      </figcaption>
      <div className={styles.legend}>
        <Link to={hrefOf(currentDay)} className={styles.day}>
          {format.day(currentDay)}
        </Link>
        <ul>
          {series.map(({ key, label, values }, index) => (
            <li key={key}>
              <svg aria-hidden="true" width="24" height="12" className={cx(styles.key, styles[`series${index}`])}>
                {isStacked ? (
                  <rect width="24" height="12" className={styles.area} fill={`url(#${id}-${index})`} />
                ) : (
                  <line x1="0" x2="24" y1="6" y2="6" className={styles.line} />
                )}
              </svg>
              {label} <b>{valueText(values[current])}</b>
            </li>
          ))}
        </ul>
      </div>
      <div
        ref={plot}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={t('analytics.chart', { title })}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={current}
        aria-valuetext={`${format.day(currentDay)}: ${texts.join(', ')}`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {isStacked && (
            <defs>
              {series.map(({ key }, index) => (
                <pattern
                  key={key}
                  id={`${id}-${index}`}
                  width="6"
                  height="6"
                  patternUnits="userSpaceOnUse"
                  patternTransform={`rotate(${index === 1 ? 45 : 0})`}
                  className={styles[`series${index}`]}
                >
                  <rect width="6" height="6" className={styles.tint} />
                  {index === 1 && <rect width="2" height="6" className={styles.mark} />}
                  {index === 2 && <circle cx="3" cy="3" r="1.4" className={styles.mark} />}
                </pattern>
              ))}
            </defs>
          )}
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} className={styles.grid} />
              <text x={margin.left - 8} y={y(tick) + 4} textAnchor="end" className={styles.label}>
                {format.compact(tick)}
              </text>
            </g>
          ))}
          {labelledPlaces(days.length, Math.max(2, Math.floor(inner.width / widthOfLabel))).map((place, index, all) => (
            <text
              key={place}
              x={x(place)}
              y={height - 6}
              textAnchor={
                all.length > 1 && index === 0 ? 'start' : index === all.length - 1 && index > 0 ? 'end' : 'middle'
              }
              className={styles.label}
            >
              {format.shortDay(days[place] ?? '')}
            </text>
          ))}
          {isStacked &&
            tops.map((values, index) =>
              runsOf(values).map(({ first, values: run }) => {
                const below = (place: number) => (index === 0 ? 0 : (tops[index - 1]?.[place] ?? 0))
                const top = run.map((value, step) => point(first + step, value))
                const bottom = run.map((_, step) => point(first + step, below(first + step))).toReversed()
                return (
                  <polygon
                    key={`${series[index]?.key} ${first}`}
                    points={[...top, ...bottom].join(' ')}
                    fill={`url(#${id}-${index})`}
                  />
                )
              }),
            )}
          {tops.map((values, index) => (
            <g key={series[index]?.key} className={styles[`series${index}`]}>
              {runsOf(values).map(({ first, values: run }) => (
                <g key={first}>
                  <polyline
                    points={run.map((value, step) => point(first + step, value)).join(' ')}
                    className={cx(styles.line, isStacked && styles.edge)}
                  />
                  {(run.length === 1 || (!isStacked && days.length <= maxDots)) &&
                    run.map((value, step) => (
                      <circle
                        key={days[first + step]}
                        cx={x(first + step)}
                        cy={y(value)}
                        r="2.5"
                        className={styles.dot}
                      />
                    ))}
                </g>
              ))}
            </g>
          ))}
          <line x1={x(current)} x2={x(current)} y1={margin.top} y2={height - margin.bottom} className={styles.cursor} />
          {tops.map((values, index) => {
            const value = values[current]
            return value === null || value === undefined ? null : (
              <g key={series[index]?.key} className={styles[`series${index}`]}>
                <circle cx={x(current)} cy={y(value)} r="4.5" className={styles.chosen} />
              </g>
            )
          })}
        </svg>
      </div>
    </figure>
  )
}
