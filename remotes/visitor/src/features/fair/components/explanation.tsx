import { Section, useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import styles from '../fair.module.css'
import { fairMessages } from '../fair-messages'

const parts = ['first', 'second', 'third', 'fourth'] as const

/** The scripts are files of this remote. */
const nodeScript = '/remotes/visitor/verify-fight.mjs'
const pythonScript = '/remotes/visitor/verify_fight.py'

/** How luck is drawn, what a check cannot show, and the scripts that check without this site. */
export function Explanation() {
  const t = useMessages(fairMessages)
  return (
    <>
      <Section title={t('how.title')}>
        <ol className={styles.how}>
          {parts.map((part) => (
            <li key={part}>
              <h3>{t(`how.${part}.title`)}</h3>
              <p>{t(`how.${part}`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('how.limits.title')}>
        <p className={styles.text}>{t('how.limits')}</p>
        <p className={styles.text}>
          <Link to="/rates">{t('rates.link')}</Link>
        </p>
      </Section>
      <Section title={t('scripts.title')}>
        <p className={styles.text}>{t('scripts.text')}</p>
        <ul className={styles.scripts}>
          <li>
            <a href={nodeScript} download>
              {t('scripts.node')}
            </a>
          </li>
          <li>
            <a href={pythonScript} download>
              {t('scripts.python')}
            </a>
          </li>
        </ul>
        <p className={styles.text}>{t('scripts.run')}</p>
        <pre className={styles.code}>{'node verify-fight.mjs proof.json\npython3 verify_fight.py proof.json'}</pre>
      </Section>
    </>
  )
}
