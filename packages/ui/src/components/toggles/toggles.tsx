import { setLanguage, setTheme, uiMessages, useLanguage, useMessages, useTheme } from '@sanguine/ui/platform'
import { cx } from '../../cx'
import { IconButton } from '../button/button'
import { ControlIcon } from '../icon/control-icon'
import { Moon } from '../moon/moon'
import styles from './toggles.module.css'

/** Switches between the dark and the light theme; shows the other one. */
export function ThemeToggle({ className }: { readonly className?: string }) {
  const t = useMessages(uiMessages)
  const theme = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      className={className}
      icon={other === 'light' ? <ControlIcon name="sun" /> : <Moon phase={0.35} size={20} />}
      label={other === 'light' ? t('theme.toVellum') : t('theme.toNight')}
      onClick={() => setTheme(other)}
    />
  )
}

/** Switches to the other language; its label is in that language. */
export function LanguageToggle({ className }: { readonly className?: string }) {
  const t = useMessages(uiMessages)
  const other = useLanguage() === 'en' ? 'de' : 'en'
  return (
    <button
      type="button"
      lang={other}
      className={cx(styles.language, className)}
      onClick={() => void setLanguage(other)}
    >
      {t('language.other')}
    </button>
  )
}
