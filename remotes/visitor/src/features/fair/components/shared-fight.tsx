import {
  ButtonLink,
  ControlIcon,
  EmptyState,
  ErrorNotice,
  execute,
  Image,
  Section,
  Skeleton,
  useMessages,
} from '@sanguine/ui'
import { useEffect, useState } from 'react'
import { VisitorSharedFightDocument, type VisitorSharedFightQuery } from '../../../generated/documents'
import { type Check, checkProof, readableProof } from '../check-proof'
import styles from '../fair.module.css'
import { fairMessages } from '../fair-messages'
import { ProofForm } from './proof-form'

type Fight = NonNullable<VisitorSharedFightQuery['sharedFight']>

type State =
  | { readonly step: 'loading' | 'gone' }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'checked'; readonly fight: Fight; readonly check: Check }

const loading: State = { step: 'loading' }

async function loadFight(token: string): Promise<State> {
  try {
    const { sharedFight: fight } = await execute(VisitorSharedFightDocument, { token })
    return fight ? { step: 'checked', fight, check: await checkProof(fight.proof.document) } : { step: 'gone' }
  } catch (error) {
    return { step: 'failed', error }
  }
}

/** Loads the fight of a link and checks it at once. */
function useSharedFight(token: string): { readonly state: State; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState(loading)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isCurrent = true
    setState(loading)
    void loadFight(token).then((loaded) => isCurrent && setState(loaded))
    return () => {
      isCurrent = false
    }
  }, [token, attempt])
  return { state, retry: () => setAttempt(attempt + 1) }
}

/** The fight of a link with its check; needs no account. */
export function SharedFight({ token }: { readonly token: string }) {
  const t = useMessages(fairMessages)
  const { state, retry } = useSharedFight(token)
  switch (state.step) {
    case 'loading':
      return <Skeleton count={3} height={120} />
    case 'failed':
      return <ErrorNotice error={state.error} onRetry={retry} />
    case 'gone':
      return (
        <>
          <EmptyState icon={<ControlIcon name="link" />} title={t('gone.title')}>
            <p>{t('gone.text')}</p>
          </EmptyState>
          <ProofForm initialText="" initialCheck={null} />
        </>
      )
    case 'checked': {
      const { fight, check } = state
      const { enemy, result, huntingGround, startedAt, proof } = fight
      const hunter = check.ok ? check.hunter : ''
      return (
        <Section title={t('shared.title')}>
          <div className={styles.fight}>
            <Image imageId={enemy.image?.id} variant="thumb" alt="" width={96} />
            <div>
              {result !== 'ONGOING' && (
                <p className={styles.fightTitle}>{t(`shared.${result}`, { hunter, enemy: enemy.name })}</p>
              )}
              <p className={styles.note}>
                {t('shared.place', { ground: huntingGround.name, date: new Date(startedAt) })}
              </p>
              <ButtonLink size="sm" to={`/fight/${token}`}>
                {t('shared.watch')}
              </ButtonLink>
            </div>
          </div>
          <ProofForm initialText={readableProof(proof.document)} initialCheck={check} />
        </Section>
      )
    }
  }
}
