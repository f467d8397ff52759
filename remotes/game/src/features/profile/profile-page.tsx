import { useQuery } from '@apollo/client/react'
import { ErrorNotice, PageTitle, Skeleton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { GameProfileDocument } from '../../generated/documents'
import { gameMessages } from '../../i18n/messages'
import { EmailForm, PasswordForm } from './account-forms'
import { FairnessPanel } from './fairness'
import styles from './profile-page.module.css'

/** The account behind the hunter, and what their luck is made of. */
export function ProfilePage({ name }: { readonly name: string }) {
  const t = useMessages(gameMessages)
  const { data, error, refetch } = useQuery(GameProfileDocument, { fetchPolicy: 'cache-and-network' })
  return (
    <>
      <PageTitle>{t('profile.title')}</PageTitle>
      <h1 className={styles.name}>{name}</h1>
      {!data &&
        (error ? (
          <ErrorNotice error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton count={3} height={240} columnWidth={340} />
        ))}
      {data && (
        <>
          <div className={styles.columns}>
            <EmailForm email={data.viewer?.email ?? ''} />
            <PasswordForm />
          </div>
          <FairnessPanel fairness={data.me?.fairness ?? null} />
        </>
      )}
    </>
  )
}
