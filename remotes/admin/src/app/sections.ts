import { type LazyPage, lazyPage, type Permission } from '@sanguine/ui'
import { recordPages } from '../generated/record-pages'
import type { AdminMessage } from '../i18n/messages'

/** A section as the navigation and the routes need it. */
export interface Section {
  /** under /admin */
  readonly path: string
  readonly label: AdminMessage
  /** the heading that it begins in the navigation, for itself and the sections after it */
  readonly group: AdminMessage | undefined
  /** what the role of the viewer must be able to do; null for all staff */
  readonly permission: Permission | null
  readonly page: LazyPage<object>
}

const missions: Section = {
  path: 'missions',
  label: 'section.missions',
  group: undefined,
  permission: 'editContent',
  page: lazyPage(async () => (await import('../features/missions/pages/missions-page')).MissionsPage),
}

/** The sections in the order of the navigation. Each page is fetched when it is opened. */
export const sections: readonly Section[] = [
  {
    path: 'user',
    label: 'section.user',
    group: 'group.players',
    permission: 'manageUsers',
    page: lazyPage(async () => (await import('../features/users/pages/users-page')).UsersPage),
  },
  {
    path: 'apps',
    label: 'section.apps',
    group: undefined,
    permission: 'manageUsers',
    page: lazyPage(async () => (await import('../features/apps/pages/apps-page')).AppsPage),
  },
  ...recordPages.flatMap((page): Section[] => {
    const section = { ...page, permission: 'editContent' } as const
    return page.path === 'ranks' ? [section, missions] : [section]
  }),
  {
    path: 'analytics',
    label: 'section.analytics',
    group: 'group.reports',
    permission: 'readAnalytics',
    page: lazyPage(async () => (await import('../features/analytics/pages/analytics-page')).AnalyticsPage),
  },
  {
    path: 'history',
    label: 'section.history',
    group: undefined,
    permission: null,
    page: lazyPage(async () => (await import('../features/history/pages/history-page')).HistoryPage),
  },
  {
    path: 'incidents',
    label: 'section.incidents',
    group: 'group.operation',
    permission: 'editContent',
    page: lazyPage(async () => (await import('../features/incidents/pages/incidents-page')).IncidentsPage),
  },
  {
    path: 'remotes',
    label: 'section.remotes',
    group: undefined,
    permission: 'deployRemotes',
    page: lazyPage(async () => (await import('../features/remotes/pages/remotes-page')).RemotesPage),
  },
]

/** Sections under one heading of the navigation. */
export interface SectionGroup {
  readonly heading: AdminMessage
  readonly sections: readonly Section[]
}

/** The sections under their headings. A heading without a section is left out. */
export function groupsOf(shown: readonly Section[]): readonly SectionGroup[] {
  const groups: { heading: AdminMessage; sections: Section[] }[] = []
  for (const section of sections) {
    if (section.group) groups.push({ heading: section.group, sections: [] })
    if (shown.includes(section)) groups.at(-1)?.sections.push(section)
  }
  return groups.filter((group) => group.sections.length > 0)
}

/** The sections that a viewer with these permissions sees, in the order of the navigation. */
export const sectionsFor = (permissions: readonly Permission[]): readonly Section[] =>
  permissions.length === 0
    ? []
    : sections.filter(({ permission }) => permission === null || permissions.includes(permission))
