import type { NavigationEntry, NavigationGroup } from '@sanguine/ui/platform'
import { Link, useLocation } from 'react-router'
import { Icon } from '../icon/icon'
import { Menu } from '../menu/menu'
import { MenuLabel } from '../menu/menu-label'
import styles from './main-nav.module.css'

export const isGroup = (entry: NavigationEntry): entry is NavigationGroup => 'links' in entry

/** Whether a page is the target of a link, one of its further pages, or below the target. Case does not matter. */
function isCurrent(pathname: string, to: string, also: readonly string[] = []): boolean {
  const path = pathname.toLowerCase()
  const pages = [to, ...also].map((page) => page.toLowerCase())
  return pages.includes(path) || (to !== '/' && path.startsWith(`${to.toLowerCase()}/`))
}

interface MainNavProps {
  readonly label: string
  readonly entries: readonly NavigationEntry[]
}

/** The main navigation of a wide window: links, and menus of links. */
export function MainNav({ label, entries }: MainNavProps) {
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} aria-label={label}>
      {entries.map((entry) =>
        isGroup(entry) ? (
          <GroupMenu key={entry.label} group={entry} pathname={pathname} />
        ) : (
          <Link
            key={entry.to}
            to={entry.to}
            aria-current={isCurrent(pathname, entry.to, entry.also) ? 'page' : undefined}
          >
            {entry.label}
          </Link>
        ),
      )}
    </nav>
  )
}

function GroupMenu({ group, pathname }: { readonly group: NavigationGroup; readonly pathname: string }) {
  const entries = group.links.map(({ to, label, note = '' }) => ({
    key: to,
    to,
    label: <MenuLabel name={label} notes={[note]} />,
    current: isCurrent(pathname, to),
  }))
  return (
    <Menu
      label={group.label}
      entries={entries}
      trigger={
        <button type="button" aria-current={entries.some(({ current }) => current) ? 'true' : undefined}>
          {group.label}
          <Icon name="chevron-down" />
        </button>
      }
    />
  )
}
