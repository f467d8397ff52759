import { cx, Icon, isGroup, Menu, MenuLabel, Moon, minutesSeconds, VisuallyHidden } from '@sanguine/ui'
import { useCountdown, useMessages, useRemoteHost } from '@sanguine/ui/platform'
import { NavLink, useLocation } from 'react-router'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'
import styles from './tab-bar.module.css'
import { useSettingsEntries } from './use-settings-entries'

/** The hunt button, or the time until then. It alone is drawn again each second. */
function HuntTab({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const left = useCountdown(Date.parse(player.nextHuntAt))
  const duration = player.cooldownSeconds * 1000
  if (left <= 0)
    return (
      <NavLink to="/hunt" className={cx(styles.hunt)}>
        <Moon phase={1} size={64} />
        {t('clock.hunt')}
      </NavLink>
    )
  return (
    <span className={styles.hunt}>
      <Moon phase={duration > 0 ? 1 - left / duration : 1} size={64} />
      <span>
        <VisuallyHidden>{t('clock.huntIn')} </VisuallyHidden>
        {minutesSeconds(left)}
      </span>
    </span>
  )
}

/** The navigation of a narrow window, with the hunt button in its middle. */
export function TabBar({ player }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const { pathname } = useLocation()
  const { navigation = [] } = useRemoteHost()
  const settings = useSettingsEntries()
  return (
    <nav className={styles.bar} aria-label={t('nav.tabs')}>
      <NavLink to="/" end>
        <Icon name="home" />
        {t('tab.home')}
      </NavLink>
      {navigation.filter(isGroup).map(({ label, links }) => (
        <Menu
          key={label}
          label={label}
          entries={links.map(({ to, label: name, note = '' }) => ({
            key: to,
            to,
            label: <MenuLabel name={name} notes={[note]} />,
            current: pathname === to,
          }))}
          trigger={
            <button type="button">
              <Icon name="candle" />
              {t('tab.shops')}
            </button>
          }
        />
      ))}
      <HuntTab player={player} />
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
          ...settings.entries,
        ]}
        trigger={
          <button type="button">
            <Icon name="menu" />
            {t('nav.more')}
          </button>
        }
      />
      {settings.dialog}
    </nav>
  )
}
