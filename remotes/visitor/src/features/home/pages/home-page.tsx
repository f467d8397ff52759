import { ButtonLink, contentId, LanguageToggle, PageTitle, useDarkPage, useMessages, useNow } from '@sanguine/ui'
import { usePublicSettings } from '@sanguine/ui/platform'
import { Link, useLocation } from 'react-router'
import { messages } from '../../../i18n/messages'
import { comingFrom } from '../../../shared/login-target'
import { NightScene } from '../../../shared/night-scene'
import { Countdown } from '../components/countdown'
import { launchPhaseAt } from '../launch-phase'
import styles from './home-page.module.css'

/** The public home: what the game is, when it opens, and the two doors in. */
export function HomePage() {
  const t = useMessages(messages)
  const settings = usePublicSettings()
  const now = useNow()
  const location = useLocation()
  useDarkPage()
  // Without the dates both doors are shown: the server keeps them.
  const phase = settings ? launchPhaseAt(now, settings) : null
  const headings = { registration: 'home.registration', soon: 'home.soon', now: 'home.now' } as const
  return (
    <div className={styles.home}>
      <PageTitle>{phase ? t(headings[phase.name]) : t('home.title')}</PageTitle>
      <NightScene />
      <header className={styles.top}>
        <Link to="/welcome">{t('home.story')}</Link>
        <Link to="/fair">{t('home.fair')}</Link>
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
          <ButtonLink to="/login" state={comingFrom(location)} size="lg" className={styles.secondary}>
            {t('home.login')}
          </ButtonLink>
        </div>
      </main>
    </div>
  )
}
