import { lazyPage } from '@sanguine/ui'
import type { GameStatFragment } from '../../generated/documents'
import { ExplainedTerm } from './explained-term'

// The texts are long, and only wanted where a stat is asked about.
const explanation = lazyPage(async () => (await import('./stat-explanation')).StatExplanation)

/** The name of a stat, which explains itself on a click. */
export const StatTerm = ({ stat }: { readonly stat: Pick<GameStatFragment['stat'], 'id' | 'name'> }) => (
  <ExplainedTerm word={stat.name} explanation={explanation} height={96}>
    {(Explanation) => <Explanation statId={stat.id} />}
  </ExplainedTerm>
)
