import { ControlIcon, EmptyState, PageTitle, SectionHead, useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import { DetailBar } from '../../../shared/list-and-detail/detail-bar'
import { type AnalyticsDay, daySum, figures } from '../figures'
import { useFormats } from '../use-formats'
import styles from './day-detail.module.css'
import { FigureText } from './figure-text'

interface DayDetailProps {
  readonly day: AnalyticsDay
  readonly before: AnalyticsDay | undefined
  readonly after: AnalyticsDay | undefined
  readonly hrefOf: (day: string) => string
  readonly listHref: string
}

/** All figures of a day, each with what it means, and what was bought on it. */
export function DayDetail({ day, before, after, hrefOf, listHref }: DayDetailProps) {
  const t = useMessages(adminMessages)
  const format = useFormats()
  const isPartial = figures.some((figure) => day[figure] === null)
  return (
    <>
      <PageTitle>{`${t('analytics.detail')}, ${format.day(day.date)}`}</PageTitle>
      <DetailBar
        title={t('analytics.detail')}
        listHref={listHref}
        backLabel={t('analytics.toList')}
        isSticky={false}
        takesFocus={false}
      >
        <nav aria-label={t('analytics.neighbours')} className={styles.neighbours}>
          {before && <Link to={hrefOf(before.date)}>{t('analytics.previousDay')}</Link>}
          {after && <Link to={hrefOf(after.date)}>{t('analytics.nextDay')}</Link>}
        </nav>
      </DetailBar>
      <p className={styles.note}>
        {day.closedAt === null ? t('analytics.notOver') : t('analytics.closedAt', { time: format.time(day.closedAt) })}
        {isPartial && ` ${t('analytics.partial')}`}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('analytics.id')}</dt>
          <dd>{day.id}</dd>
        </div>
        <div>
          <dt>{t('analytics.date')}</dt>
          <dd>{format.longDay(day.date)}</dd>
          <dd className={styles.help}>{t('analytics.help.date')}</dd>
        </div>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`analytics.${figure}`)}</dt>
            <dd className={styles.number}>
              <FigureText value={day[figure]} />
            </dd>
            <dd className={styles.help}>{t(`analytics.help.${figure}`)}</dd>
          </div>
        ))}
      </dl>
      <DayPurchases day={day} />
    </>
  )
}

function DayPurchases({ day: { purchases } }: Pick<DayDetailProps, 'day'>) {
  const t = useMessages(adminMessages)
  const format = useFormats()
  const sum = daySum({ purchases })
  return (
    <section className={styles.purchases} aria-labelledby="day-purchases">
      <SectionHead id="day-purchases" title={t('analytics.purchases')} />
      <p className={styles.help}>{t('analytics.help.dayPurchases')}</p>
      {purchases.length === 0 ? (
        <EmptyState isPart icon={<ControlIcon name="chart" />} title={t('analytics.noPurchasesOnDay')}>
          <p>{t('analytics.noPurchasesOnDayText')}</p>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.packages}>
            {purchases.map(({ packageId, package: bought, amount, revenue }) => (
              <li key={packageId}>
                <dl>
                  <div className={styles.packageId}>
                    <dt>{t('analytics.packageId')}</dt>
                    <dd>{packageId}</dd>
                  </div>
                  <div className={styles.packageName}>
                    <dt>{t('analytics.packageName')}</dt>
                    <dd>{bought?.name ?? t('analytics.packageDeleted')}</dd>
                  </div>
                  <div>
                    <dt>{t('analytics.price')}</dt>
                    <dd className={styles.number}>{bought ? format.usd(bought.price.cents) : '–'}</dd>
                  </div>
                  <div>
                    <dt>{t('analytics.amount')}</dt>
                    <dd className={styles.number}>{format.number(amount)}</dd>
                  </div>
                  <div>
                    <dt>{t('analytics.revenue')}</dt>
                    <dd className={styles.number}>{format.usd(revenue.cents)}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
          <p className={styles.sum}>
            {t('analytics.purchaseSum', { amount: sum.amount, revenue: format.usd(sum.revenueCents) })}
          </p>
        </>
      )}
    </section>
  )
}
