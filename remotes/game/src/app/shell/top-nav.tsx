import { Icon, IconButton, iconOf, LanguageToggle, MainNav, Menu, ThemeToggle, uiMessages } from '@sanguine/ui'
import { useMessages, useRemoteHost } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import { MusicPlayer } from '../../features/sound/components/music-player'
import { gameMessages } from '../../shared/i18n/messages'
import { openShortcutSheet } from '../../shared/shortcuts/shortcut-settings'
import styles from './top-nav.module.css'
import { useLogout } from './use-logout'
import { useSettingsEntries } from './use-settings-entries'

/** Everything beside the navigation in one menu, where there is no room for a row of buttons. */
function SettingsMenu() {
  const t = useMessages(gameMessages)
  const { entries, dialog } = useSettingsEntries()
  return (
    <div className={styles.settings}>
      <Menu
        label={t('nav.settings')}
        align="end"
        entries={entries}
        trigger={<IconButton icon={<Icon name="settings" />} label={t('nav.settings')} />}
      />
      {dialog}
    </div>
  )
}

/** The header of a wide window: the navigation of the site, and tools of the game. */
export function TopNav() {
  const t = useMessages(gameMessages)
  const ui = useMessages(uiMessages)
  const logout = useLogout()
  const { menu = [], navigation = [] } = useRemoteHost()
  return (
    <header className={styles.top}>
      <Link to="/" className={styles.wordmark} aria-label="Sanguine">
        Sanguine
      </Link>
      <MainNav label={ui('nav.main')} entries={navigation} />
      <div className={styles.tools}>
        {menu.map(({ to, label, icon }) => (
          <Link key={to} to={to} title={label} aria-label={label}>
            <Icon name={iconOf(icon)} />
          </Link>
        ))}
        <IconButton icon={<Icon name="help" />} label={t('shortcuts.title')} onClick={openShortcutSheet} />
        <MusicPlayer />
        <LanguageToggle />
        <ThemeToggle />
        <IconButton icon={<Icon name="logout" />} label={t('nav.logout')} onClick={logout} />
      </div>
      <SettingsMenu />
    </header>
  )
}
