import { Icon, iconOf, type MenuEntry } from '@sanguine/ui'
import { setLanguage, setTheme, useLanguage, useMessages, useRemoteHost, useTheme } from '@sanguine/ui/platform'
import { type ReactNode, useState } from 'react'
import { SoundDialog } from '../../features/sound/components/sound-dialog'
import { gameMessages } from '../../shared/i18n/messages'
import { openShortcutSheet } from '../../shared/shortcuts/shortcut-settings'
import { useLogout } from './use-logout'

interface SettingsEntries {
  readonly entries: readonly MenuEntry[]
  /** what an entry has opened, to be drawn beside the menu */
  readonly dialog: ReactNode
}

/** Menu entries for pages of other remotes, sound, language, theme, shortcuts and logout. */
export function useSettingsEntries(): SettingsEntries {
  const t = useMessages(gameMessages)
  const language = useLanguage()
  const theme = useTheme()
  const logout = useLogout()
  const { menu = [] } = useRemoteHost()
  const [isSoundOpen, setIsSoundOpen] = useState(false)
  return {
    entries: [
      ...menu.map(({ to, label, icon }) => ({ key: to, label, icon: <Icon name={iconOf(icon)} />, to })),
      { key: 'sound', label: t('sound.title'), icon: <Icon name="sound" />, onSelect: () => setIsSoundOpen(true) },
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
    ],
    dialog: isSoundOpen && <SoundDialog onClose={() => setIsSoundOpen(false)} />,
  }
}
