import { lazyPage } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { GameEnemyKindFragment } from '../../generated/documents'
import { gameMessages } from '../i18n/messages'
import { ExplainedTerm } from './explained-term'

const explanation = lazyPage(async () => (await import('./enemy-type-explanation')).EnemyTypeExplanation)

/** The name of an enemy type, which explains its danger and weakness on a click; without either, only the name. */
export function EnemyTypeTerm({ kind }: { readonly kind: GameEnemyKindFragment }) {
  const t = useMessages(gameMessages)
  if (kind.dangers.length === 0 && kind.weaknesses.length === 0) return kind.name
  return (
    <ExplainedTerm
      word={kind.name}
      label={t('kind.explain', { name: kind.name })}
      side="top"
      explanation={explanation}
      height={140}
    >
      {(Explanation) => <Explanation kind={kind} />}
    </ExplainedTerm>
  )
}
