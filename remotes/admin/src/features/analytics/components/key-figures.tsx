import { useMessages } from '@sanguine/ui'
import { adminMessages } from '../../../i18n/messages'
import {
  type AnalyticsDay,
  daySum,
  type LatestFigure,
  latestDay,
  latestFigure,
  purchaseSum,
  subscriptionsOf,
} from '../figures'
import { useFormats } from '../use-formats'
import { FigureText } from './figure-text'
import styles from './key-figures.module.css'

/** The figures of the latest day that is over, each with its change over the period, and the revenue of the period. */
export function KeyFigures({ days }: { readonly days: readonly AnalyticsDay[] }) {
  const t = useMessages(adminMessages)
  const format = useFormats()
  const latest = latestDay(days)
  const figures = [
    { label: t('analytics.users'), figure: latestFigure(days, (day) => day.users) },
    { label: t('analytics.activeUsers'), figure: latestFigure(days, (day) => day.activeUsers) },
    { label: t('analytics.activeUsersLast7Days'), figure: latestFigure(days, (day) => day.activeUsersLast7Days) },
    { label: t('analytics.activeUsersLast30Days'), figure: latestFigure(days, (day) => day.activeUsersLast30Days) },
    { label: t('analytics.subscriptions'), figure: latestFigure(days, subscriptionsOf) },
  ]
  const { revenueCents } = purchaseSum(days.map(daySum))
  return (
    <div className={styles.keyFigures}>
      <dl className={styles.tiles}>
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              <FigureText value={figure.value} />
            </dd>
            <Change {...figure} />
          </div>
        ))}
        <div>
          <dt>{t('analytics.periodRevenue')}</dt>
          <dd className={styles.value}>{format.usd(revenueCents)}</dd>
        </div>
      </dl>
      {latest && (
        <p className={styles.note}>
          {t(latest.closedAt === null ? 'analytics.latestSoFar' : 'analytics.latest', { day: format.day(latest.date) })}
        </p>
      )}
    </div>
  )
}

function Change({ change }: Pick<LatestFigure, 'change'>) {
  const t = useMessages(adminMessages)
  if (change === null) return null
  const direction = change === 0 ? 'same' : change > 0 ? 'more' : 'less'
  return (
    <dd className={styles.change} data-direction={direction}>
      {t(`analytics.change.${direction}`, { count: Math.abs(change) })}
    </dd>
  )
}
