import { ButtonLink, contentId, LanguageToggle, Title, useMessages, useNight, useNow } from '@sanguine/ui'
import { Link } from 'react-router'
import { messages } from '../../i18n/messages'
import { NightScene } from '../../scene/night-scene'
import { useSettings } from '../../use-settings'
import { Countdown } from './countdown'
import styles from './home-page.module.css'
import { phaseAt } from './phase'

/** The public home: what the game is, when it opens, and the two doors in. */
export function HomePage() {
  const t = useMessages(messages)
  const settings = useSettings()
  const now = useNow()
  useNight()
  // Without the dates both doors are shown: the server keeps them.
  const phase = settings ? phaseAt(now, settings) : null
  const headings = { registration: 'home.registration', soon: 'home.soon', now: 'home.now' } as const
  return (
    <div className={styles.home}>
      <Title>{phase ? t(headings[phase.name]) : t('home.title')}</Title>
      <NightScene />
      <header className={styles.top}>
        <Link to="/welcome">{t('home.story')}</Link>
        <LanguageToggle />
      </header>
      <main id={contentId} tabIndex={-1} className={styles.lead}>
        <p className={styles.logo} role="img" aria-label="Sanguine">
          Sanguine
        </p>
        <p className={styles.pitch}>{t('home.pitch')}</p>
        <section className={styles.soon}>
          <h1>{phase ? t(headings[phase.name]) : ' '}</h1>
          {phase && phase.name !== 'now' && <Countdown until={phase.until} />}
        </section>
        <div className={styles.doors}>
          {phase?.name !== 'registration' && (
            <ButtonLink to="/register" variant="blood" size="lg">
              {t('home.register')}
            </ButtonLink>
          )}
          <ButtonLink to="/login" size="lg" className={styles.plain}>
            {t('home.login')}
          </ButtonLink>
        </div>
      </main>
    </div>
  )
}
