import { useMutation } from '@apollo/client/react'
import { Field, Icon, Section, TextInput } from '@sanguine/ui'
import { sha256Hex, useMessages } from '@sanguine/ui/platform'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type GameFairnessFragment, GameRotateSeedDocument } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from '../profile.module.css'
import { ChangeForm } from './change-form'

type RevealedSeedFields = GameFairnessFragment['revealedSeeds'][number]

/** Whether a revealed seed matches the hash that was shown before; null until computed. Checked in the browser, not by the server. */
function useIsSeedValid({ seed, seedHash }: RevealedSeedFields): boolean | null {
  const [isValid, setIsValid] = useState<boolean | null>(null)
  useEffect(() => {
    let isCurrent = true
    void sha256Hex(seed).then((hash) => isCurrent && setIsValid(hash === seedHash))
    return () => {
      isCurrent = false
    }
  }, [seed, seedHash])
  return isValid
}

function RevealedSeed({ revealed }: { readonly revealed: RevealedSeedFields }) {
  const t = useMessages(gameMessages)
  const isValid = useIsSeedValid(revealed)
  const { seed, seedHash, clientSeed, firstCombat, lastCombat } = revealed
  return (
    <li className={styles.seed}>
      <b>{t('fairness.combats', { count: lastCombat - firstCombat + 1, first: firstCombat, last: lastCombat })}</b>
      <dl>
        <dt>{t('fairness.seed')}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
        <dt>{t('fairness.hash')}</dt>
        <dd>
          <code>{seedHash}</code>
        </dd>
        <dt>{t('fairness.clientSeed')}</dt>
        <dd>{clientSeed || t('fairness.noClientSeed')}</dd>
      </dl>
      {isValid !== null && (
        <p className={isValid ? styles.valid : styles.invalid}>
          <Icon name={isValid ? 'check' : 'warning'} />
          {t(isValid ? 'fairness.valid' : 'fairness.invalid')}
        </p>
      )}
    </li>
  )
}

/** The seeds of the player's fights, so that their randomness can be verified. */
export function FairnessPanel({ fairness }: { readonly fairness: GameFairnessFragment | null }) {
  const t = useMessages(gameMessages)
  const [rotate] = useMutation(GameRotateSeedDocument)
  const send = async (form: FormData) => {
    const { data } = await rotate({ variables: { input: { clientSeed: String(form.get('part') ?? '').trim() } } })
    return data?.rotateSeed?.userErrors ?? []
  }
  return (
    <Section title={t('fairness.title')}>
      <p className={styles.text}>{t('fairness.text')}</p>
      <p className={styles.text}>
        <Link to="/fair">{t('fairness.page')}</Link>
      </p>
      {fairness ? (
        <dl className={styles.seed}>
          <dt>{t('fairness.hash')}</dt>
          <dd>
            <code>{fairness.seedHash}</code>
          </dd>
          <dt>{t('fairness.clientSeed')}</dt>
          <dd>{fairness.clientSeed || t('fairness.noClientSeed')}</dd>
          <dt>{t('fairness.since')}</dt>
          <dd>{t('fairness.combat', { number: fairness.firstCombat })}</dd>
          {fairness.nextSeedHash && (
            <>
              <dt>{t('fairness.nextHash')}</dt>
              <dd>
                <code>{fairness.nextSeedHash}</code>
              </dd>
            </>
          )}
        </dl>
      ) : (
        <p>{t('fairness.notYet')}</p>
      )}
      <ChangeForm label={t('fairness.title')} action={t('fairness.rotate')} done={t('fairness.rotated')} send={send}>
        <Field label={t('fairness.newClientSeed')} hint={t('fairness.newClientSeedHint')}>
          {(control) => <TextInput {...control} name="part" maxLength={64} autoComplete="off" pattern="[^:]*" />}
        </Field>
      </ChangeForm>
      {fairness && fairness.revealedSeeds.length > 0 && (
        <>
          <h3>{t('fairness.past')}</h3>
          <p className={styles.text}>{t('fairness.formula')}</p>
          <ol className={styles.past}>
            {fairness.revealedSeeds.map((revealed) => (
              <RevealedSeed key={revealed.seedHash} revealed={revealed} />
            ))}
          </ol>
        </>
      )}
    </Section>
  )
}
