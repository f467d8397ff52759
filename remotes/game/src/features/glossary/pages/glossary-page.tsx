import { useQuery } from '@apollo/client/react'
import { Button, EmptyState, Icon, PageTitle, SearchInput, Section, useAnchor } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { GameGlossaryDocument } from '../../../generated/documents'
import { QueryPlaceholder } from '../../../shared/components/query-placeholder'
import { glossaryMessages } from '../../../shared/glossary/glossary-messages'
import { gameMessages } from '../../../shared/i18n/messages'
import type { Player } from '../../../shared/player/use-player'
import { useQueryString } from '../../../shared/use-query-string'
import { GlossaryCard } from '../components/glossary-card'
import styles from '../glossary.module.css'
import { glossaryGroups } from '../glossary-groups'
import { searchGroups } from '../search-groups'

/** Explains the terms and stats of the game. The search is in the query string, a linked entry in the hash. */
export function GlossaryPage({ player }: { readonly player: Player }) {
  const game = useMessages(gameMessages)
  const t = useMessages(glossaryMessages)
  const { chosen, change } = useQueryString()
  const query = chosen.get('q') ?? ''
  // The entries come behind what is typed.
  const sought = useDeferredValue(query)
  const { data, error, refetch } = useQuery(GameGlossaryDocument)
  const groups = useMemo(() => data && glossaryGroups(data, player, { game, glossary: t }), [data, player, game, t])
  const found = useMemo(() => groups && searchGroups(groups, sought), [groups, sought])
  const anchor = useAnchor(found !== undefined)
  const count = found?.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0
  return (
    <Section title={t('title')} level={1}>
      <PageTitle>{t('title')}</PageTitle>
      <p className={styles.intro}>
        {t('intro')} <Link to="/rates">{t('rates')}</Link>
      </p>
      <div className={styles.tools}>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          value={query}
          onChange={({ target }) => change({ q: target.value || null })}
          className={styles.search}
        />
        <span role="status" className={styles.count}>
          {found && sought !== '' && t('found', { count })}
        </span>
      </div>
      {!found && (
        <QueryPlaceholder error={error} onRetry={() => void refetch()} count={9} height={120} columnWidth={300} />
      )}
      {found && found.length > 1 && (
        <nav aria-label={t('contents')} className={styles.contents}>
          {found.map(({ id, title }) => (
            <Link key={id} to={{ search: chosen.toString(), hash: `#${id}` }}>
              {title}
            </Link>
          ))}
        </nav>
      )}
      {found?.length === 0 && (
        <EmptyState icon={<Icon name="search" />} title={t('empty.title')}>
          <p>{t('empty.text')}</p>
          <Button size="sm" onClick={() => change({ q: null })}>
            {game('empty.clear')}
          </Button>
        </EmptyState>
      )}
      {found?.map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={id} className={styles.group}>
          <h2 id={id} tabIndex={-1} className={styles.groupTitle}>
            {title}
          </h2>
          <div className={styles.entries}>
            {entries.map((entry) => (
              <GlossaryCard key={entry.id} entry={entry} isTarget={entry.id === anchor} />
            ))}
          </div>
        </section>
      ))}
    </Section>
  )
}
