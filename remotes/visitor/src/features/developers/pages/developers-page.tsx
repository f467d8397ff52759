import { contentId, LanguageToggle, PageTitle, Section, ThemeToggle, useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import styles from '../developers.module.css'
import { developersMessages } from '../developers-messages'
import { curl, python, typescript } from '../examples'

const examples = { curl, typescript, python } as const

const topics = ['tokens', 'limits', 'errors', 'repeats', 'bots'] as const

const documents = [
  ['more.rest', '/api/docs'],
  ['more.openapi', '/api/v1/openapi.json'],
  ['more.graphql', '/graphql'],
] as const

/** How a program plays: the first hunt, tokens, limits, errors, repeats and the rules for bots. Needs no account. */
export function DevelopersPage() {
  const t = useMessages(developersMessages)
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <header className={styles.top}>
        <Link to="/" className={styles.wordmark} aria-label={t('home')}>
          Sanguine
        </Link>
        <LanguageToggle />
        <ThemeToggle />
      </header>
      <main id={contentId} tabIndex={-1} className={styles.content}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.text}>{t('intro')}</p>
        </div>
        <Section title={t('start.title')}>
          <p className={styles.text}>{t('start.text')}</p>
          <p className={styles.links}>
            <Link to="/account/security">{t('start.link')}</Link>
          </p>
          {(['curl', 'typescript', 'python'] as const).map((language) => (
            <div key={language} className={styles.example}>
              <h3 id={`example-${language}`}>{t(`start.${language}`)}</h3>
              {/* A region that scrolls must be reachable by the keyboard. */}
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
              <section aria-labelledby={`example-${language}`} className={styles.code} tabIndex={0}>
                <pre>
                  <code>{examples[language]}</code>
                </pre>
              </section>
            </div>
          ))}
        </Section>
        {topics.map((topic) => (
          <Section key={topic} title={t(`${topic}.title`)}>
            <p className={styles.text}>{t(`${topic}.text`)}</p>
          </Section>
        ))}
        <Section title={t('more.title')}>
          <ul className={styles.links}>
            {documents.map(([name, address]) => (
              <li key={address}>
                <a href={address}>{t(name)}</a>
              </li>
            ))}
          </ul>
        </Section>
      </main>
    </div>
  )
}
