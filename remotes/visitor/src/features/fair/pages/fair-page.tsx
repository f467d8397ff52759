import { Section, useMessages } from '@sanguine/ui'
import { useParams } from 'react-router'
import { ReadingPageLayout } from '../../../shared/reading-page-layout'
import { Explanation } from '../components/explanation'
import { ProofForm } from '../components/proof-form'
import { SharedFight } from '../components/shared-fight'
import styles from '../fair.module.css'
import { fairMessages } from '../fair-messages'

/** How luck is drawn, and the check of a fight: that of a link, or of pasted numbers. Needs no account. */
export function FairPage() {
  const t = useMessages(fairMessages)
  const { token } = useParams()
  return (
    <ReadingPageLayout title={t('title')}>
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      {token === undefined ? (
        <Section title={t('check.title')}>
          <ProofForm initialText="" initialCheck={null} />
        </Section>
      ) : (
        <SharedFight key={token} token={token} />
      )}
      <Explanation />
    </ReadingPageLayout>
  )
}
