import { Button, cx, Image } from '@sanguine/ui'
import { numberFormat, useMessages } from '@sanguine/ui/platform'
import { memo, useEffect, useRef, useState } from 'react'
import type { GameDropCountFragment } from '../../../generated/documents'
import { dropChanceText } from '../../../shared/odds/odds-format'
import { ItemButton } from '../../../shared/sources/sources-button'
import styles from '../statistics.module.css'
import { statisticsMessages } from '../statistics-messages'

const barWidth = 160
const barHeight = 16

interface Chances {
  /** bounds of the chance that the observed drops suggest */
  readonly low: number
  readonly high: number
  readonly observed: number
  readonly declared: number
}

/** The mean declared chance of a drop, in percent. */
const declaredOf = ({ expected, wins }: Pick<GameDropCountFragment, 'expected' | 'wins'>): number =>
  (100 * expected) / wins

/** Whether the declared chance lies within the interval of the observed one. */
export const isAsDeclared = (drop: Pick<GameDropCountFragment, 'expected' | 'wins' | 'low' | 'high'>): boolean =>
  drop.low <= declaredOf(drop) && declaredOf(drop) <= drop.high

/** The interval of the observed chance, the observed and the declared one, all in percent, on one scale. */
function ChanceBar({ low, high, observed, declared }: Chances) {
  const largest = Math.min(100, Math.max(high, declared) * 1.1) || 100
  const x = (chance: number) => 4 + (Math.min(chance, largest) / largest) * (barWidth - 8)
  const middle = barHeight / 2
  return (
    <svg
      aria-hidden="true"
      width={barWidth}
      height={barHeight}
      viewBox={`0 0 ${barWidth} ${barHeight}`}
      className={styles.chance}
    >
      <line x1="0" x2={barWidth} y1={middle} y2={middle} className={styles.axis} />
      <rect x={x(low)} y={middle - 4} width={Math.max(2, x(high) - x(low))} height="8" className={styles.interval} />
      <line x1={x(observed)} x2={x(observed)} y1="1" y2={barHeight - 1} className={styles.observed} />
      <path d={`M${x(declared)} ${middle - 5}l5 5-5 5-5-5z`} className={styles.declared} />
    </svg>
  )
}

interface DropTableProps {
  /** each with at least one win */
  readonly drops: readonly GameDropCountFragment[]
  readonly label: string
}

/** Drops that are shown at first, and those that each wish for more adds. */
const [shownAtFirst, shownMore] = [30, 100]

/**
 * Drops with declared and observed chances. A thousand rows would fill a hundred screens on a phone, so the first are
 * shown until the player asks for more. The table renders again only for other drops.
 */
export const DropTable = memo(function DropTable({ drops, label }: DropTableProps) {
  const t = useMessages(statisticsMessages)
  const [shown, setShown] = useState(shownAtFirst)
  const left = drops.length - shown
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    // the focus moves to the first new row, because the button may be gone
    if (shown > shownAtFirst) body.current?.rows[shown - shownMore]?.querySelector('button')?.focus()
  }, [shown])
  const number = (value: number, digits = 0) =>
    numberFormat(t.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
  const percent = (chance: number) => dropChanceText(chance, t.language)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={t('table.of', { title: label })} tabIndex={0}>
        <table className={cx(styles.table, styles.drops)}>
          <thead>
            <tr>
              <th scope="col">{t('drops.item')}</th>
              <th scope="col" className={styles.number}>
                {t('drops.wins')}
              </th>
              <th scope="col" className={styles.number}>
                {t('drops.expected')}
              </th>
              <th scope="col" className={styles.number}>
                {t('drops.observed')}
              </th>
              <th scope="col">{t('drops.chance')}</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {drops.slice(0, shown).map((drop) => {
              const { low, high, wins, expected } = drop
              const [declared, observed] = [declaredOf(drop), (100 * drop.drops) / wins]
              const verdict = isAsDeclared(drop) ? 'asDeclared' : declared < low ? 'higher' : 'lower'
              return (
                <tr key={`${drop.enemy.id} ${drop.item.id}`}>
                  <th scope="row">
                    <span className={styles.item}>
                      <Image imageId={drop.item.image?.id} variant="thumb" alt="" width={36} />
                      <span>
                        <ItemButton item={drop.item} />
                        <small>{t('drops.from', { enemy: drop.enemy.name })}</small>
                      </span>
                    </span>
                  </th>
                  <td className={styles.number}>{number(wins)}</td>
                  <td className={styles.number}>{number(expected, 1)}</td>
                  <td className={styles.number}>{number(drop.drops)}</td>
                  <td>
                    <span className={styles.rates}>
                      <ChanceBar low={low} high={high} observed={observed} declared={declared} />
                      <span>{t('drops.rates', { declared: percent(declared), observed: percent(observed) })}</span>
                      <small>
                        {t('drops.interval', { low: percent(low), high: percent(high) })}, {t(`drops.${verdict}`)}
                      </small>
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {left > 0 && (
        <Button size="sm" className={styles.more} onClick={() => setShown(shown + shownMore)}>
          {t('drops.more', { left })}
        </Button>
      )}
      <p className={styles.explain}>{t('drops.reading')}</p>
    </>
  )
})
