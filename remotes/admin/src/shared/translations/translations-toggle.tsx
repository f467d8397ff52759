import { Button, ControlIcon, useMessages } from '@sanguine/ui'
import { useWatch } from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
import { fieldsToTranslate, type StoredTranslation, targetLanguages } from './translation-fields'
import { setTranslationsShown, useTranslations, useTranslationsShown } from './translations-provider'
import styles from './translations-toggle.module.css'
import { translationState } from './use-translation'

/** Shows or hides the translations of the form around, and says how many are to be written or looked through. */
export function TranslationsToggle() {
  const context = useTranslations()
  return context && <Toggle fields={fieldsToTranslate(context.kind)} stored={context.stored} />
}

interface ToggleProps {
  readonly fields: ReturnType<typeof fieldsToTranslate>
  readonly stored: readonly StoredTranslation[]
}

function Toggle({ fields, stored }: ToggleProps) {
  const t = useMessages(adminMessages)
  const isShown = useTranslationsShown()
  const values = useWatch()
  const states = fields.map((field) => translationState(field, stored, values))
  const language = targetLanguages.map((target) => t(`language.${target}`)).join(', ')
  const count = (state: 'missing' | 'outdated') => states.filter((known) => known === state).length
  return (
    <div className={styles.row}>
      <p role="status" className={styles.state}>
        {(['missing', 'outdated'] as const)
          .filter((state) => count(state) > 0)
          .map((state) => t(`translation.${state}Count`, { count: count(state) }))
          .join(' · ')}
      </p>
      <Button
        size="sm"
        // The page has a button with the language's name alone, which chooses the language of the page.
        aria-label={t('translation.toggle', { language })}
        aria-expanded={isShown}
        icon={<ControlIcon name={isShown ? 'chevron-up' : 'chevron-down'} />}
        onClick={() => setTranslationsShown(!isShown)}
      >
        {language}
      </Button>
    </div>
  )
}
