import { Section, useMessages } from '@sanguine/ui'
import { useId } from 'react'
import { Link } from 'react-router'
import { ReadingPageLayout } from '../../../shared/reading-page-layout'
import styles from '../developers.module.css'
import { developersMessages } from '../developers-messages'
import { curl, events, python, receiver, sdkPython, sdkTypescript, typescript } from '../examples'

const examples = { curl, typescript, python } as const

const topics = ['staff', 'tokens', 'apps', 'limits', 'errors', 'repeats', 'bots'] as const

const documents = [
  ['more.rest', '/api/docs'],
  ['more.openapi', '/api/v1/openapi.json'],
  ['more.oauthReference', '/api/docs?api=oauth'],
  ['more.oauth', '/.well-known/oauth-authorization-server'],
  ['more.graphql', '/graphql'],
] as const

/** How a program plays: the first hunt, events, webhooks, events for the staff, tokens, limits, errors, repeats and the rules for bots. Needs no account. */
export function DevelopersPage() {
  const t = useMessages(developersMessages)
  return (
    <ReadingPageLayout title={t('title')}>
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
          <Example key={language} title={t(`start.${language}`)} code={examples[language]} />
        ))}
      </Section>
      <Section title={t('events.title')}>
        <p className={styles.text}>{t('events.text')}</p>
        <Example title={t('events.curl')} code={events} />
      </Section>
      <Section title={t('sdks.title')}>
        <p className={styles.text}>{t('sdks.text')}</p>
        <Example title={t('sdks.typescript')} code={sdkTypescript} />
        <Example title={t('sdks.python')} code={sdkPython} />
      </Section>
      <Section title={t('webhooks.title')}>
        <p className={styles.text}>{t('webhooks.text')}</p>
        <Example title={t('webhooks.receiver')} code={receiver} />
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
          <li>
            <Link to="/status">{t('more.status')}</Link>
          </li>
        </ul>
      </Section>
    </ReadingPageLayout>
  )
}

function Example({ title, code }: { readonly title: string; readonly code: string }) {
  const id = useId()
  return (
    <div className={styles.example}>
      <h3 id={id}>{title}</h3>
      {/* A region that scrolls must be reachable by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section aria-labelledby={id} className={styles.code} tabIndex={0}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  )
}
