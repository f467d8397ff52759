import { useMessages } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import type { GameCombatFragment } from '../../generated/documents'
import { gameMessages } from '../i18n/messages'
import { glossaryFacts } from './glossary-facts'
import { type GlossaryMessage, glossaryMessages } from './glossary-messages'
import styles from './stat-explanation.module.css'

export type Modifier = GameCombatFragment['modifiers'][number]

const messages: Readonly<Record<Modifier, GlossaryMessage>> = {
  AUTO_HUNT: 'modifier.autoHunt',
  QUESTING: 'modifier.questing',
  BLOODLUST: 'modifier.bloodlust',
  MEGALOMANIA: 'modifier.megalomania',
  BLOODCRAZE: 'modifier.bloodcraze',
  XPLOSION: 'modifier.xplosion',
  INVESTMENT: 'modifier.investment',
  CLONING: 'modifier.cloning',
}

// The texts of modifiers name no stat, so nothing is fetched, and a shared fight explains them without an account.
const facts = glossaryFacts([])

/** The effect of a modifier on a hunt, in the glossary's words. */
export function ModifierExplanation({ modifier }: { readonly modifier: Modifier }) {
  const t = useMessages(glossaryMessages)
  const game = useMessages(gameMessages)
  return (
    <div className={styles.explanation}>
      <h3>{game(`modifier.${modifier}`)}</h3>
      <p>{t(messages[modifier], facts)}</p>
      <p>
        <Link to="/glossary#modifiers">{t('title')}</Link>
      </p>
    </div>
  )
}
