import { Icon, IconButton, LanguageToggle, Menu, ThemeToggle } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { Link, NavLink, useLocation } from 'react-router'
import { MusicPlayer } from '../../features/sound/components/music-player'
import { MenuLabel } from '../../shared/components/menu-label'
import { gameMessages } from '../../shared/i18n/messages'
import { shops } from '../../shared/player/shops'
import { openShortcutSheet } from '../../shared/shortcuts/shortcut-settings'
import styles from './top-nav.module.css'
import { useLogout } from './use-logout'
import { useMenuLinks } from './use-menu-links'
import { useSettingsEntries } from './use-settings-entries'

const home = ['/', '/game', '/equipment']

/** Menu entries of Club Noir, each with what there is: the shops, with the treasury before the last of them, and the premium shop. */
export function useClubEntries() {
  const t = useMessages(gameMessages)
  const { pathname } = useLocation()
  return shops
    .map(({ merchant, path }) => ({
      key: String(merchant),
      name: t(`merchant.${merchant}`),
      note: t(`merchant.${merchant}.sells`),
      to: path,
    }))
    .toSpliced(-1, 0, { key: 'treasury', name: t('treasury.title'), note: t('treasury.does'), to: '/treasury' })
    .concat({ key: 'premium', name: t('nav.premium'), note: t('nav.premium.sells'), to: '/premiumShop' })
    .map(({ key, name, note, to }) => ({
      key,
      to,
      label: <MenuLabel name={name} notes={[note]} />,
      current: pathname === to,
    }))
}

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

/** The navigation of a wide window. */
export function TopNav() {
  const t = useMessages(gameMessages)
  const { pathname } = useLocation()
  const entries = useClubEntries()
  const logout = useLogout()
  const links = useMenuLinks()
  const isShopping = entries.some((entry) => entry.current)
  return (
    <header className={styles.top}>
      <Link to="/" className={styles.wordmark} aria-label="Sanguine">
        Sanguine
      </Link>
      <nav className={styles.nav} aria-label={t('nav.main')}>
        <Link to="/" aria-current={home.includes(pathname) ? 'page' : undefined}>
          {t('nav.home')}
        </Link>
        <Menu
          label={t('nav.clubNoir')}
          entries={entries}
          trigger={
            <button type="button" aria-current={isShopping ? 'true' : undefined}>
              {t('nav.clubNoir')}
              <Icon name="chevron-down" />
            </button>
          }
        />
        <NavLink to="/inventory">{t('nav.inventory')}</NavLink>
        <NavLink to="/plan">{t('nav.plan')}</NavLink>
        <NavLink to="/grimoire">{t('nav.grimoire')}</NavLink>
        <NavLink to="/glossary">{t('nav.glossary')}</NavLink>
      </nav>
      <div className={styles.tools}>
        {links.map(({ to, label, icon }) => (
          <Link key={to} to={to} title={label} aria-label={label}>
            <Icon name={icon} />
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
