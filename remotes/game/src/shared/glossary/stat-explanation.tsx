import { useQuery } from '@apollo/client/react'
import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { GameGlossaryDocument } from '../../generated/documents'
import { QueryPlaceholder } from '../components/query-placeholder'
import { explainStat } from './explain-stat'
import { glossaryFacts, statAnchor } from './glossary-facts'
import { glossaryMessages } from './glossary-messages'
import styles from './stat-explanation.module.css'

/** The effect of a stat on the rules, in the glossary's words. */
export function StatExplanation({ statId }: { readonly statId: string }) {
  const t = useMessages(glossaryMessages)
  const { data, error, refetch } = useQuery(GameGlossaryDocument)
  if (!data) return <QueryPlaceholder error={error} onRetry={() => void refetch()} count={1} height={96} />
  const stat = data.stats.find(({ id }) => id === statId)
  const text = stat && explainStat(stat, t, glossaryFacts(data.stats))
  return (
    <div className={styles.explanation}>
      {stat && <h3>{stat.name}</h3>}
      {stat?.flavorText && <p className={styles.flavour}>{stat.flavorText}</p>}
      <p>{text || t('noExplanation')}</p>
      <p>
        <Link to={stat ? `/glossary#${statAnchor(stat)}` : '/glossary'}>{t('title')}</Link>
      </p>
    </div>
  )
}
