import { useQuery } from '@apollo/client/react'
import { Chips, EmptyState, Icon, PageTitle, Section } from '@sanguine/ui'
import { serverNow, useMessages } from '@sanguine/ui/platform'
import { type ReactNode, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { GameHuntStatisticsDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { dayOf, startOfDay } from '../../../shared/local-days'
import { DropTable } from '../components/drop-table'
import { GoldChart } from '../components/gold-chart'
import { GroundChart } from '../components/ground-chart'
import { HuntTable } from '../components/hunt-table'
import { huntsByGround } from '../hunts-by-ground'
import styles from '../statistics.module.css'
import { statisticsMessages } from '../statistics-messages'

/** Periods in days, today included. */
const periods = ['7', '30', '90', '365'] as const

/** Grounds from which on their creatures are a list of many screens, and folded. */
const foldedFrom = 4

type Period = (typeof periods)[number]

/** The calendar days of a period where the player is, oldest first, such as `2025-05-20`, and when the first one begins. */
function daysOf(period: Period, now: number): { readonly since: string; readonly days: readonly string[] } {
  const start = startOfDay(new Date(now), 1 - Number(period))
  const days = Array.from({ length: Number(period) }, (_, index) => dayOf(startOfDay(start, index)))
  return { since: start.toISOString(), days }
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/**
 * The results of the player's hunts: wins, loot against its chances, gold by day. The period is in the query string.
 */
export function StatisticsPage() {
  const t = useMessages(statisticsMessages)
  const game = useMessages(gameMessages)
  const [params, setParams] = useSearchParams()
  const [openedAt] = useState(serverNow)
  const period = periods.find((key) => key === params.get('days')) ?? '30'
  const { since, days } = daysOf(period, openedAt)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { data, previousData, error, refetch } = useQuery(GameHuntStatisticsDocument, {
    variables: { since, timeZone },
    fetchPolicy: 'cache-and-network',
  })
  const statistics = (data ?? previousData)?.huntStatistics
  const grounds = huntsByGround(statistics?.hunts ?? [])
  return (
    <Section title={t('title')} level={1} aside={<Link to="/journal">{t('back')}</Link>}>
      <PageTitle>{t('title')}</PageTitle>
      <div className={styles.tools}>
        <Chips
          label={t('period')}
          chips={periods.map((key) => ({ key, title: t(`period.${key}`) }))}
          active={period}
          onChange={(key) => setParams(key === '30' ? {} : { days: key }, { replace: true })}
        />
      </div>
      {!statistics && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={3} height={240} />}
      {statistics && (
        <>
          <Part title={t('gold')}>
            {statistics.gold.length === 0 ? (
              <EmptyState isPart icon={<Icon name="coin" />} title={t('gold.empty')}>
                <Link to="/hunt">{game('empty.toHunt')}</Link>
              </EmptyState>
            ) : (
              <GoldChart days={days} gold={statistics.gold} />
            )}
          </Part>
          <Part title={t('hunts')}>
            {grounds.length === 0 ? (
              <EmptyState isPart icon={<Icon name="hunt" />} title={t('hunts.empty')}>
                <Link to="/hunt">{game('empty.toHunt')}</Link>
              </EmptyState>
            ) : (
              <>
                <GroundChart grounds={grounds} />
                <details open={grounds.length < foldedFrom} className={styles.fold}>
                  <summary>{t('hunts.byCreature')}</summary>
                  <HuntTable grounds={grounds} />
                </details>
              </>
            )}
          </Part>
          <Part title={t('drops')}>
            <p className={styles.explain}>{t('drops.explain')}</p>
            {statistics.drops.length === 0 ? (
              <EmptyState isPart icon={<Icon name="loot" />} title={t('drops.empty')}>
                <Link to="/hunt">{game('empty.toHunt')}</Link>
              </EmptyState>
            ) : (
              <DropTable drops={statistics.drops} label={t('drops')} />
            )}
            <p className={styles.explain}>
              <Link to="/rates">{t('rates.title')}</Link>
            </p>
          </Part>
        </>
      )}
    </Section>
  )
}
