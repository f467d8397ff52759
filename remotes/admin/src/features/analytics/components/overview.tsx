import { Button, Chips, ControlIcon, EmptyState, SectionHead, useMessages } from '@sanguine/ui'
import { useId } from 'react'
import { adminMessages } from '../../../i18n/messages'
import { daysCsv, purchasesCsv, saveFile } from '../csv'
import { type AnalyticsDay, daySum, type Figure, figures, packageTotals, purchaseSum } from '../figures'
import { type Range, ranges } from '../range'
import { useFormats } from '../use-formats'
import { FigureText } from './figure-text'
import { KeyFigures } from './key-figures'
import styles from './overview.module.css'
import { type HeadingLevel, TimeChart } from './time-chart'

interface OverviewProps {
  readonly days: readonly AnalyticsDay[]
  readonly range: Range
  readonly onRangeChange: (range: Range) => void
  readonly openDay: string | undefined
  readonly hrefOf: (day: string) => string
}

/** The days of a range as charts, as a table and as files. */
export function Overview({ days, range, onRangeChange, openDay, hrefOf }: OverviewProps) {
  const t = useMessages(adminMessages)
  const id = useId()
  const level: HeadingLevel = openDay === undefined ? 2 : 3
  const dates = days.map(({ date }) => date)
  const seriesOf = (figure: Figure) => ({
    key: figure,
    label: t(`analytics.${figure}`),
    values: days.map((day) => day[figure]),
  })
  const chart = { level, days: dates, markedDay: openDay, hrefOf }
  const fileName = (kind: string) => `sanguine-${kind}-${dates[0]}-${dates.at(-1)}.csv`
  return (
    <section className={styles.overview} aria-labelledby={id}>
      <SectionHead
        id={id}
        level={openDay === undefined ? 1 : 2}
        title={t(openDay === undefined ? 'title.analytics' : 'analytics.overview')}
        aside={
          days.length > 0 && (
            <Button size="sm" onClick={() => saveFile(fileName('days'), daysCsv(days))}>
              {t('analytics.exportDays')}
            </Button>
          )
        }
      />
      <Chips
        label={t('analytics.range')}
        chips={ranges.map((key) => ({ key, title: t(`analytics.range.${key}`) }))}
        active={range}
        onChange={onRangeChange}
      />
      {days.length > 0 && (
        <>
          <KeyFigures days={days} />
          <div className={styles.charts}>
            <TimeChart
              {...chart}
              title={t('analytics.users')}
              help={t('analytics.help.users')}
              series={[seriesOf('users')]}
            />
            <TimeChart
              {...chart}
              title={t('analytics.activity')}
              help={t('analytics.help.activity')}
              series={[seriesOf('activeUsersLast30Days'), seriesOf('activeUsersLast7Days'), seriesOf('activeUsers')]}
            />
            <TimeChart
              {...chart}
              title={t('analytics.subscriptions')}
              help={t('analytics.help.subscriptions')}
              isStacked
              series={[
                seriesOf('silverSubscriptions'),
                seriesOf('goldSubscriptions'),
                seriesOf('platinumSubscriptions'),
              ]}
            />
          </div>
          <p className={styles.help}>{t('analytics.keys')}</p>
          <PackageTable
            level={level}
            days={days}
            onExport={() => saveFile(fileName('purchases'), purchasesCsv(days))}
          />
          <NumberTable days={days} />
        </>
      )}
    </section>
  )
}

interface PackageTableProps extends Pick<OverviewProps, 'days'> {
  readonly level: HeadingLevel
  readonly onExport: () => void
}

/** The purchases by package, with bars for the revenue. */
function PackageTable({ level, days, onExport }: PackageTableProps) {
  const t = useMessages(adminMessages)
  const format = useFormats()
  const id = useId()
  const totals = packageTotals(days)
  const sum = purchaseSum(totals)
  const highest = Math.max(...totals.map(({ revenueCents }) => revenueCents), 1)
  return (
    <section aria-labelledby={id} className={styles.packages}>
      <SectionHead
        id={id}
        level={level}
        plain
        title={t('analytics.purchasesByPackage')}
        aside={
          totals.length > 0 && (
            <Button size="sm" onClick={onExport}>
              {t('analytics.exportPurchases')}
            </Button>
          )
        }
      />
      <p className={styles.help}>{t('analytics.help.purchases')}</p>
      {totals.length === 0 ? (
        <EmptyState isPart icon={<ControlIcon name="chart" />} title={t('analytics.noPurchases')}>
          <p>{t('analytics.noPurchasesText')}</p>
        </EmptyState>
      ) : (
        <table aria-labelledby={id} className={styles.bars}>
          <thead>
            <tr>
              <th scope="col">{t('analytics.packageName')}</th>
              <th scope="col">{t('analytics.amount')}</th>
              <th scope="col">{t('analytics.revenue')}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ packageId, name, amount, revenueCents }) => (
              <tr key={packageId}>
                <th scope="row">
                  {name ?? t('analytics.deletedPackage', { id: packageId })}
                  <span
                    aria-hidden="true"
                    className={styles.bar}
                    style={{ inlineSize: `${(100 * revenueCents) / highest}%` }}
                  />
                </th>
                <td>{format.number(amount)}</td>
                <td>{format.usd(revenueCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('analytics.total')}</th>
              <td>{format.number(sum.amount)}</td>
              <td>{format.usd(sum.revenueCents)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  )
}

/** The numbers of the charts, a row a day. */
function NumberTable({ days }: Pick<OverviewProps, 'days'>) {
  const t = useMessages(adminMessages)
  const format = useFormats()
  const caption = t('analytics.table')
  return (
    <details className={styles.details}>
      <summary>{caption}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls, named like its table */}
      <div
        role="region"
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        className={styles.scroll}
      >
        <table className={styles.numbers}>
          <thead>
            <tr>
              <th scope="col">{t('analytics.date')}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col">
                  {t(`analytics.${figure}`)}
                </th>
              ))}
              <th scope="col">{t('analytics.purchases')}</th>
              <th scope="col">{t('analytics.revenue')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => {
              const { amount, revenueCents } = daySum(day)
              return (
                <tr key={day.date}>
                  <th scope="row">{format.day(day.date)}</th>
                  {figures.map((figure) => (
                    <td key={figure}>
                      <FigureText value={day[figure]} />
                    </td>
                  ))}
                  <td>{format.number(amount)}</td>
                  <td>{format.usd(revenueCents)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </details>
  )
}
