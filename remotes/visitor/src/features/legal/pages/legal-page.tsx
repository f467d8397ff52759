import { Chips, contentId, type Language, PageTitle, useAnchor, useMessages } from '@sanguine/ui'
import { usePublicSettings } from '@sanguine/ui/platform'
import { useState } from 'react'
import { Link } from 'react-router'
import { messages } from '../../../i18n/messages'
import { EnglishImprint } from '../components/english-imprint'
import { GermanImprint } from '../components/german-imprint'
import styles from './legal-page.module.css'

const languages = [
  { key: 'en', title: 'English' },
  { key: 'de', title: 'German' },
] as const

/**
 * Imprint and privacy policy, the targets of `#contact` and `#privacy`. The page has its own language switch and opens
 * in English, regardless of the site's language.
 */
export function LegalPage() {
  const t = useMessages(messages)
  const [language, setLanguage] = useState<Language>('en')
  useAnchor(usePublicSettings() !== undefined)
  return (
    <div className={styles.page}>
      <PageTitle>{t('legal.title')}</PageTitle>
      <header className={styles.top}>
        <Link to="/">{t('legal.home')}</Link>
        <Chips label={t('legal.language')} chips={languages} active={language} onChange={setLanguage} />
      </header>
      <main id={contentId} tabIndex={-1} className={styles.text} lang={language}>
        {language === 'en' ? <EnglishImprint /> : <GermanImprint />}
      </main>
    </div>
  )
}
