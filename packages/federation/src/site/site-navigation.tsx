import { Icon, IconButton, iconOf, isGroup, MainNav, Menu, type MenuEntry, uiMessages, useMessages } from '@sanguine/ui'
import type { MenuLink, NavigationEntry } from '@sanguine/ui/platform'
import { Link } from 'react-router'
import styles from './site-navigation.module.css'

interface SiteNavigationProps {
  readonly navigation: readonly NavigationEntry[]
  readonly menu: readonly MenuLink[]
}

/** The main navigation and the links of the menu: in a row, or in one menu where a window is narrow. */
export function SiteNavigation({ navigation, menu }: SiteNavigationProps) {
  const t = useMessages(uiMessages)
  const links = navigation.flatMap((entry) => (isGroup(entry) ? entry.links : [entry]))
  const entries: readonly MenuEntry[] = [
    ...links.map(({ to, label }) => ({ key: to, label, to })),
    ...menu.map(({ to, label, icon }) => ({ key: to, label, to, icon: <Icon name={iconOf(icon)} /> })),
  ]
  return (
    <>
      <div className={styles.wide}>
        <MainNav label={t('nav.main')} entries={navigation} />
        <div className={styles.links}>
          {menu.map(({ to, label, icon }) => (
            <Link key={to} to={to} title={label} aria-label={label}>
              <Icon name={iconOf(icon)} />
            </Link>
          ))}
        </div>
      </div>
      <div className={styles.narrow}>
        <Menu
          label={t('nav.main')}
          align="end"
          entries={entries}
          trigger={<IconButton icon={<Icon name="menu" />} label={t('nav.main')} />}
        />
      </div>
    </>
  )
}
