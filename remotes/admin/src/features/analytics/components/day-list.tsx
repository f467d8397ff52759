import { cx, useMessages } from '@sanguine/ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import { ListPane } from '../../../shared/list-and-detail/list-pane'
import rowStyles from '../../../shared/list-and-detail/list-row.module.css'
import { scrollIntoBox } from '../../../shared/list-and-detail/scroll-into-box'
import type { Loaded } from '../../../shared/records/use-records'
import type { AnalyticsDay } from '../figures'
import { useFormats } from '../use-formats'
import styles from './day-list.module.css'

interface DayListProps {
  readonly loaded: Loaded<readonly AnalyticsDay[]>
  readonly openDay: string | undefined
  readonly hrefOf: (day: string) => string
}

/** The days, oldest first. A list that scrolls shows the open day, or otherwise the latest. */
export function DayList({ loaded, openDay, hrefOf }: DayListProps) {
  const t = useMessages(adminMessages)
  const format = useFormats()
  const list = useRef<HTMLUListElement>(null)
  const { data } = loaded

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows follow from the days
  useEffect(() => {
    const { current } = list
    const row = current?.querySelector('[aria-current]') ?? current?.lastElementChild
    if (current && row) scrollIntoBox(row, current)
  }, [data, openDay])

  return (
    <ListPane
      title={t('analytics.days')}
      loaded={loaded}
      count={data && t('analytics.dayCount', { count: data.length })}
      isOpen
      rowHeight={44}
      filters={openDay === undefined && <p className={styles.hint}>{t('analytics.select')}</p>}
    >
      {(headingId) =>
        data && (
          <ul ref={list} className={styles.days} aria-labelledby={headingId}>
            {data.map(({ date, closedAt, activeUsers }) => (
              <li key={date}>
                <Link
                  to={hrefOf(date)}
                  className={cx(rowStyles.row, styles.day)}
                  aria-current={date === openDay ? 'true' : undefined}
                >
                  <b>{format.day(date)}</b>
                  <span className={styles.detail}>
                    {closedAt === null
                      ? t('analytics.soFar')
                      : activeUsers !== null && t('analytics.activeShort', { count: activeUsers })}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </ListPane>
  )
}
