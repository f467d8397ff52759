import { cx, EmptyState, ErrorBoundary, PageTitle, serverNow, useMessages } from '@sanguine/ui'
import { useEffect, useRef } from 'react'
import { Link, Route, Routes, useLocation, useSearchParams } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import { DayDetail } from '../components/day-detail'
import { DayList } from '../components/day-list'
import { Overview } from '../components/overview'
import type { AnalyticsDay } from '../figures'
import { berlinDay, defaultRange, firstDayOf, type Range, rangeAt } from '../range'
import { useAnalytics } from '../use-analytics'
import styles from './analytics-page.module.css'

const path = '/admin/analytics'

/** The day that the address names, or undefined. */
function useOpenDay(): string | undefined {
  const { pathname } = useLocation()
  const rest = pathname.startsWith(`${path}/`) ? pathname.slice(path.length + 1) : ''
  return decodeURIComponent(rest.split('/')[0] ?? '') || undefined
}

/** Returns the focus to the list when a day is closed: to its row, or to the heading if the row is gone. */
function useFocusAfterClose(openDay: string | undefined) {
  const page = useRef<HTMLDivElement>(null)
  const previous = useRef(openDay)
  useEffect(() => {
    const closed = previous.current
    previous.current = openDay
    if (openDay !== undefined || closed === undefined) return
    const row = page.current?.querySelector<HTMLElement>(`li a[href*="/${CSS.escape(closed)}"]`)
    const target = row ?? page.current?.querySelector<HTMLElement>('h1')
    target?.focus()
  }, [openDay])
  return page
}

/** The key figures of the game: the days of a range, charts of them, and the day that the address names. */
export function AnalyticsPage() {
  const t = useMessages(adminMessages)
  const openDay = useOpenDay()
  const page = useFocusAfterClose(openDay)
  const [search, setSearch] = useSearchParams()
  const today = berlinDay(serverNow())
  const range = rangeAt(search.get('range'), openDay, today)
  const loaded = useAnalytics(firstDayOf(range, today))
  const days = loaded.data ?? []

  const query = range === defaultRange ? '' : `?range=${range}`
  const hrefOf = (day: string) => `${path}/${day}${query}`
  const onRangeChange = (next: Range) => setSearch(next === defaultRange ? {} : { range: next }, { replace: true })

  return (
    <div ref={page} className={cx(styles.page, openDay !== undefined && styles.open)}>
      <DayList loaded={loaded} openDay={openDay} hrefOf={hrefOf} className={styles.list} />
      <div className={styles.pane}>
        <ErrorBoundary key={openDay ?? ''}>
          <Routes>
            <Route
              index
              element={
                <>
                  <PageTitle>{t('title.analytics')}</PageTitle>
                  <EmptyState title={t('analytics.select')} className={styles.hint} />
                </>
              }
            />
            <Route
              path="*"
              element={
                loaded.data && <OpenDay days={days} openDay={openDay} hrefOf={hrefOf} listHref={`${path}${query}`} />
              }
            />
          </Routes>
          <Overview days={days} range={range} onRangeChange={onRangeChange} openDay={openDay} hrefOf={hrefOf} />
        </ErrorBoundary>
      </div>
    </div>
  )
}

interface OpenDayProps {
  readonly days: readonly AnalyticsDay[]
  readonly openDay: string | undefined
  readonly hrefOf: (day: string) => string
  readonly listHref: string
}

function OpenDay({ days, openDay, hrefOf, listHref }: OpenDayProps) {
  const t = useMessages(adminMessages)
  const place = days.findIndex(({ date }) => date === openDay)
  const day = days[place]
  if (!day)
    return (
      <EmptyState title={t('analytics.noSuchDay')} className={styles.hint}>
        <PageTitle>{t('title.analytics')}</PageTitle>
        <Link to={listHref}>{t('analytics.toList')}</Link>
      </EmptyState>
    )
  return <DayDetail day={day} before={days[place - 1]} after={days[place + 1]} hrefOf={hrefOf} listHref={listHref} />
}
