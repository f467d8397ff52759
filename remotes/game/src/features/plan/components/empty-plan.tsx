import scene from '@sanguine/content/art/ui/story-gate.webp'
import { useMessages } from '@sanguine/ui/platform'
import styles from '../plan.module.css'
import { planMessages } from '../plan-messages'

/** The plan without pins: the use of a pin, in front of a scene. Suggestions are below it. */
export function EmptyPlan() {
  const t = useMessages(planMessages)
  return (
    <div className={styles.empty} data-theme="dark">
      <img src={scene} alt="" width={1600} height={640} />
      <p className={styles.emptyTitle}>{t('empty.title')}</p>
      <p>{t('empty.text')}</p>
    </div>
  )
}
