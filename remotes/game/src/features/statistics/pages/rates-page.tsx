import { useQuery } from '@apollo/client/react'
import { foldSearch, foldText } from '@sanguine/rules'
import { Button, ButtonLink, EmptyState, Icon, PageTitle, SearchInput, Section } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { GameDropRatesDocument } from '../../../generated/documents'
import { PublicPage } from '../../../shared/components/public-page'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { gameMessages } from '../../../shared/i18n/messages'
import { useQueryString } from '../../../shared/use-query-string'
import { DropTable, isAsDeclared } from '../components/drop-table'
import styles from '../statistics.module.css'
import { statisticsMessages } from '../statistics-messages'

/**
 * The drops in the wins of all players beside the declared chances; needs no account. The search is in the query
 * string.
 */
export function RatesPage() {
  const t = useMessages(statisticsMessages)
  const game = useMessages(gameMessages)
  const { chosen, change } = useQueryString()
  const query = chosen.get('q') ?? ''
  const { data, error, refetch } = useQuery(GameDropRatesDocument)
  const rates = data?.dropRates
  const text = useDeferredValue(foldSearch(query))
  const found = useMemo(
    () =>
      (rates?.drops ?? [])
        .filter(({ enemy, item }) => foldText(`${enemy.name} ${item.name}`).includes(text))
        .toSorted((a, b) => a.enemy.name.localeCompare(b.enemy.name, t.language) || b.expected - a.expected),
    [rates, text, t.language],
  )
  return (
    <PublicPage>
      <Section title={t('rates.title')} level={1}>
        <PageTitle>{t('rates.title')}</PageTitle>
        <p className={styles.intro}>{t('rates.explain')}</p>
        <p className={styles.intro}>
          <Link to="/fair">{t('rates.fair')}</Link>
        </p>
        {!rates && <QueryPlaceholder error={error} onRetry={() => void refetch()} count={3} height={120} />}
        {rates && <p className={styles.intro}>{t('rates.how', { minWins: rates.minWins })}</p>}
        {rates?.drops.length === 0 && (
          <EmptyState icon={<Icon name="candle" />} title={t('rates.empty.title')}>
            <p>{t('rates.empty.text', { minWins: rates.minWins })}</p>
            <ButtonLink to="/" size="sm">
              {game('empty.toHome')}
            </ButtonLink>
          </EmptyState>
        )}
        {rates && rates.drops.length > 0 && (
          <>
            <p className={styles.intro}>
              {t('rates.within', { within: rates.drops.filter(isAsDeclared).length, count: rates.drops.length })}
            </p>
            <div className={styles.tools}>
              <SearchInput
                label={t('rates.search')}
                placeholder={t('rates.search')}
                value={query}
                onChange={({ target }) => change({ q: target.value || null })}
                className={styles.search}
              />
              <span role="status">{t('rates.count', { count: found.length })}</span>
            </div>
            {found.length === 0 ? (
              <EmptyState icon={<Icon name="search" />} title={t('rates.noMatch')}>
                <Button size="sm" onClick={() => change({ q: null })}>
                  {game('empty.clear')}
                </Button>
              </EmptyState>
            ) : (
              <DropTable drops={found} label={t('rates.title')} />
            )}
          </>
        )}
      </Section>
    </PublicPage>
  )
}
