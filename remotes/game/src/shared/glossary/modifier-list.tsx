import { lazyPage } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../i18n/messages'
import { ExplainedTerm } from './explained-term'
import type { Modifier } from './modifier-explanation'

// The texts are long, and only wanted where a modifier is asked about.
const explanation = lazyPage(async () => (await import('./modifier-explanation')).ModifierExplanation)

interface ModifierListProps {
  readonly modifiers: readonly Modifier[]
  readonly className?: string | undefined
}

/** The modifiers of a hunt; a click on one opens its explanation. */
export function ModifierList({ modifiers, className }: ModifierListProps) {
  const t = useMessages(gameMessages)
  if (modifiers.length === 0) return null
  return (
    <ul className={className} aria-label={t('hunt.modifiers')}>
      {modifiers.map((modifier) => (
        <li key={modifier}>
          <ExplainedTerm word={t(`modifier.${modifier}`)} explanation={explanation} height={72}>
            {(Explanation) => <Explanation modifier={modifier} />}
          </ExplainedTerm>
        </li>
      ))}
    </ul>
  )
}
