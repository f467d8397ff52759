import { Checkbox, Dialog } from '@sanguine/ui'
import { useMessages, useStore } from '@sanguine/ui/platform'
import { gameMessages } from '../../shared/i18n/messages'
import { areShortcutsOn, isShortcutSheetOpen, setShortcuts } from '../../shared/shortcuts/shortcut-settings'
import { shortcutGroups } from '../../shared/shortcuts/shortcuts'
import styles from './shortcut-sheet.module.css'

/** The keyboard shortcuts, with the switch that turns them off. */
export function ShortcutSheet() {
  const t = useMessages(gameMessages)
  const isOpen = useStore(isShortcutSheetOpen)
  const areOn = useStore(areShortcutsOn)
  return (
    <Dialog
      open={isOpen}
      onClose={() => isShortcutSheetOpen.set(false)}
      title={t('shortcuts.title')}
      description={t('shortcuts.text')}
      width="lg"
    >
      <Checkbox label={t('shortcuts.switch')} checked={areOn} onChange={({ target }) => setShortcuts(target.checked)} />
      <div className={styles.groups}>
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={t(title)}>
            <h3 className={styles.title}>{t(title)}</h3>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <div key={keys.join(' ')} className={styles.row}>
                  <dt>{t(label)}</dt>
                  <dd>
                    {keys.map((key, index) => (
                      <span key={key}>
                        {index > 0 && ` ${t('shortcuts.then')} `}
                        <kbd className={styles.key}>{key}</kbd>
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section aria-label={t('shortcuts.always')}>
          <h3 className={styles.title}>{t('shortcuts.always')}</h3>
          <dl>
            <div className={styles.row}>
              <dt>{t('shortcuts.close')}</dt>
              <dd>
                <kbd className={styles.key}>Esc</kbd>
              </dd>
            </div>
            <div className={styles.row}>
              <dt>{t('shortcuts.choose')}</dt>
              <dd>
                <kbd className={styles.key}>←</kbd> <kbd className={styles.key}>→</kbd>
              </dd>
            </div>
          </dl>
        </section>
      </div>
    </Dialog>
  )
}
