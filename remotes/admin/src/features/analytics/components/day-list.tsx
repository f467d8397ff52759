import { cx, Skeleton, useMessages } from '@sanguine/ui'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import { LoadNotice } from '../../../shared/records/load-notice'
import type { Loaded } from '../../../shared/records/use-records'
import type { AnalyticsDay } from '../figures'
import { useFormats } from '../use-formats'
import styles from './day-list.module.css'

interface DayListProps {
  readonly loaded: Loaded<readonly AnalyticsDay[]>
  readonly openDay: string | undefined
  readonly hrefOf: (day: string) => string
  readonly className?: string | undefined
}

/** The days, oldest first. Where the list scrolls by itself, the open day is in view, or else the latest. */
export function DayList({ loaded, openDay, hrefOf, className }: DayListProps) {
  const t = useMessages(adminMessages)
  const format = useFormats()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const { data } = loaded
  // While no day is open, the list is the subject of the page.
  const Heading = openDay === undefined ? 'h1' : 'h2'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows follow from the days
  useEffect(() => {
    const { current } = list
    const row = current?.querySelector('[aria-current]') ?? current?.lastElementChild
    if (!current || !row) return
    const [listBox, rowBox] = [current.getBoundingClientRect(), row.getBoundingClientRect()]
    if (rowBox.top < listBox.top) current.scrollTop -= listBox.top - rowBox.top
    else if (rowBox.bottom > listBox.bottom) current.scrollTop += rowBox.bottom - listBox.bottom
  }, [data, openDay])

  return (
    <section className={cx(styles.list, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} tabIndex={-1}>
          {t('title.analytics')}
        </Heading>
        {data && <span className={styles.count}>{t('analytics.dayCount', { count: data.length })}</span>}
      </div>
      <LoadNotice loaded={loaded} />
      {!data && !loaded.error && <Skeleton count={8} height={44} className={styles.waiting} />}
      {data && (
        <ul ref={list} className={styles.days}>
          {data.map(({ date, closedAt, activeUsers }) => (
            <li key={date}>
              <Link to={hrefOf(date)} className={styles.day} aria-current={date === openDay ? 'true' : undefined}>
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
      )}
    </section>
  )
}
