import { cx, Icon, Menu, Moon, minutesSeconds, VisuallyHidden } from '@sanguine/ui'
import { setLanguage, setTheme, useCountdown, useLanguage, useMessages, useTheme } from '@sanguine/ui/platform'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { SoundDialog } from '../../features/sound/components/sound-dialog'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import { openShortcutSheet } from '../../shared/shortcuts/shortcut-settings'
import styles from './tab-bar.module.css'
import { useClubEntries } from './top-nav'
import { useLogout } from './use-logout'
import { useMenuLinks } from './use-menu-links'

/** The navigation of a narrow window, with the hunt button in its middle. */
export function TabBar({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const left = useCountdown(Date.parse(player.nextHuntAt))
  const duration = player.cooldownSeconds * 1000
  const clubEntries = useClubEntries()
  const language = useLanguage()
  const theme = useTheme()
  const logout = useLogout()
  const links = useMenuLinks()
  const [isSoundOpen, setIsSoundOpen] = useState(false)
  return (
    <nav className={styles.bar} aria-label={t('nav.tabs')}>
      <NavLink to="/" end>
        <Icon name="home" />
        {t('tab.home')}
      </NavLink>
      <Menu
        label={t('nav.clubNoir')}
        entries={clubEntries}
        trigger={
          <button type="button">
            <Icon name="candle" />
            {t('tab.shops')}
          </button>
        }
      />
      {left > 0 ? (
        <span className={styles.hunt}>
          <Moon phase={duration > 0 ? 1 - left / duration : 1} size={64} />
          <span>
            <VisuallyHidden>{t('clock.huntIn')} </VisuallyHidden>
            {minutesSeconds(left)}
          </span>
        </span>
      ) : (
        <NavLink to="/hunt" className={cx(styles.hunt)}>
          <Moon phase={1} size={64} />
          {t('clock.hunt')}
        </NavLink>
      )}
      <NavLink to="/inventory">
        <Icon name="bag" />
        {t('tab.inventory')}
      </NavLink>
      <Menu
        label={t('nav.more')}
        align="end"
        entries={[
          { key: 'journal', label: t('tab.journal'), icon: <Icon name="journal" />, to: '/journal' },
          { key: 'travel', label: t('nav.travel'), icon: <Icon name="travel" />, to: '/travel' },
          { key: 'plan', label: t('plan.title'), icon: <Icon name="pin" />, to: '/plan' },
          { key: 'grimoire', label: t('grimoire.title'), icon: <Icon name="book" />, to: '/grimoire' },
          { key: 'glossary', label: t('tab.glossary'), icon: <Icon name="help" />, to: '/glossary' },
          { key: 'ladder', label: t('ladder.title'), icon: <Icon name="trophy" />, to: '/ladder' },
          { key: 'profile', label: t('profile.title'), icon: <Icon name="user" />, to: '/profile' },
          ...links.map(({ to, label, icon }) => ({ key: to, label, icon: <Icon name={icon} />, to })),
          {
            key: 'sound',
            label: t('sound.title'),
            icon: <Icon name="sound" />,
            onSelect: () => setIsSoundOpen(true),
          },
          {
            key: 'language',
            label: language === 'en' ? 'Deutsch' : 'English',
            icon: <Icon name="language" />,
            onSelect: () => void setLanguage(language === 'en' ? 'de' : 'en'),
          },
          {
            key: 'theme',
            label: t('nav.theme'),
            icon: <Icon name={theme === 'dark' ? 'sun' : 'moon'} />,
            onSelect: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
          },
          { key: 'shortcuts', label: t('shortcuts.title'), icon: <Icon name="menu" />, onSelect: openShortcutSheet },
          { key: 'logout', label: t('nav.logout'), icon: <Icon name="logout" />, onSelect: logout },
        ]}
        trigger={
          <button type="button">
            <Icon name="menu" />
            {t('nav.more')}
          </button>
        }
      />
      {isSoundOpen && <SoundDialog onClose={() => setIsSoundOpen(false)} />}
    </nav>
  )
}
