import { Icon } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import styles from '../plan.module.css'
import { planMessages } from '../plan-messages'

/** How wins and hunts are counted, behind a tap. */
export function Method() {
  const t = useMessages(planMessages)
  return (
    <details className={styles.method}>
      <summary>
        {t('method')} <Icon name="chevron-down" />
      </summary>
      <ul>
        {(['method.items', 'method.xp', 'method.coins', 'method.equipment'] as const).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </details>
  )
}
