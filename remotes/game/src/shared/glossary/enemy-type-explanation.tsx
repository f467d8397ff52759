import { useQuery } from '@apollo/client/react'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { type GameEnemyKindFragment, GameGlossaryDocument } from '../../generated/documents'
import { QueryPlaceholder } from '../components/query-placeholder'
import { gameMessages } from '../i18n/messages'
import { ItemButton } from '../sources/sources-button'
import { explainStat } from './explain-stat'
import { glossaryFacts, statAnchor } from './glossary-facts'
import { glossaryMessages } from './glossary-messages'
import styles from './stat-explanation.module.css'

/** The danger of an enemy type and what works against it, in the glossary's words. */
export function EnemyTypeExplanation({ kind }: { readonly kind: GameEnemyKindFragment }) {
  const t = useMessages(glossaryMessages)
  const game = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GameGlossaryDocument)
  const { name, dangers, weaknesses } = kind
  if (!data) return <QueryPlaceholder error={error} onRetry={() => void refetch()} count={1} height={120} />
  const stats = data.stats.filter(({ id }) => dangers.some((danger) => danger.id === id))
  return (
    <div className={styles.explanation}>
      <h3>{name}</h3>
      {stats.map((stat) => (
        <p key={stat.id}>
          {game('odds.danger')} <Link to={`/glossary#${statAnchor(stat)}`}>{stat.name}</Link>.{' '}
          {explainStat(stat, t, glossaryFacts(data.stats))}
        </p>
      ))}
      {stats.length > 0 && <p className={styles.flavour}>{t('kind.carries')}</p>}
      {weaknesses.map((item) => (
        <p key={item.id}>
          {game('odds.weakTo')} <ItemButton item={item} />
        </p>
      ))}
    </div>
  )
}
