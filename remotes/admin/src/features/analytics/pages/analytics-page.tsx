import { ControlIcon, EmptyState, PageTitle, serverNow, useMessages } from '@sanguine/ui'
import { Link, Route, Routes, useSearchParams } from 'react-router'
import { adminMessages } from '../../../i18n/messages'
import { ListAndDetail } from '../../../shared/list-and-detail/list-and-detail'
import { useOpenId } from '../../../shared/list-and-detail/use-open-id'
import { DayDetail } from '../components/day-detail'
import { DayList } from '../components/day-list'
import { Overview } from '../components/overview'
import type { AnalyticsDay } from '../figures'
import { berlinDay, defaultRange, firstDayOf, type Range, rangeAt } from '../range'
import { useAnalytics } from '../use-analytics'
import styles from './analytics-page.module.css'

const path = '/admin/analytics'

/** The key figures of the game: the days of a range, charts of them, and the day that the address names. */
export function AnalyticsPage() {
  const t = useMessages(adminMessages)
  const openDay = useOpenId(path)
  const [search, setSearch] = useSearchParams()
  const today = berlinDay(serverNow())
  const range = rangeAt(search.get('range'), openDay, today)
  const loaded = useAnalytics(firstDayOf(range, today))
  const days = loaded.data ?? []
  const hasSettled = loaded.hasLoaded || loaded.error !== undefined

  const query = range === defaultRange ? '' : `?range=${range}`
  const hrefOf = (day: string) => `${path}/${day}${query}`
  const onRangeChange = (next: Range) => setSearch(next === defaultRange ? {} : { range: next }, { replace: true })

  return (
    <ListAndDetail openId={openDay} detailFirst list={<DayList loaded={loaded} openDay={openDay} hrefOf={hrefOf} />}>
      <Routes>
        <Route index element={<PageTitle>{t('title.analytics')}</PageTitle>} />
        <Route
          path="*"
          element={
            loaded.data ? <OpenDay days={days} openDay={openDay} hrefOf={hrefOf} listHref={`${path}${query}`} /> : null
          }
        />
      </Routes>
      {hasSettled && (
        <Overview days={days} range={range} onRangeChange={onRangeChange} openDay={openDay} hrefOf={hrefOf} />
      )}
    </ListAndDetail>
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
      <EmptyState icon={<ControlIcon name="calendar" />} title={t('analytics.noSuchDay')} className={styles.hint}>
        <PageTitle>{t('title.analytics')}</PageTitle>
        <Link to={listHref}>{t('analytics.toList')}</Link>
      </EmptyState>
    )
  return <DayDetail day={day} before={days[place - 1]} after={days[place + 1]} hrefOf={hrefOf} listHref={listHref} />
}
