import type { ProofStep } from '@sanguine/rules'
import { ControlIcon, cx, Notice, Section, useMessages } from '@sanguine/ui'
import type { Check } from '../check-proof'
import styles from '../fair.module.css'
import { fairMessages } from '../fair-messages'

const icons = { passed: 'check', failed: 'warning', hidden: 'info', forgotten: 'info', unrecorded: 'info' } as const

function Verdict({ steps, seedHash }: Extract<Check, { readonly ok: true }>) {
  const t = useMessages(fairMessages)
  const has = (status: ProofStep['status']) => steps.some((step) => step.status === status)
  if (has('failed')) {
    // every change breaks the digest, which is counted if it is the only one
    const count = steps.reduce((sum, { name, mismatches }) => sum + (name === 'digest' ? 0 : mismatches.length), 0) || 1
    return (
      <Notice kind="error" title={t('verdict.failed', { count })}>
        <p>{t('verdict.failedText')}</p>
      </Notice>
    )
  }
  if (steps.every(({ status }) => status === 'passed'))
    return (
      <Notice kind="success" title={t('verdict.verified')}>
        <p>{t('verdict.verifiedText')}</p>
      </Notice>
    )
  return (
    <Notice kind="success" title={t('verdict.partly')}>
      {has('hidden') && (
        <>
          <p>{t('verdict.hiddenText')}</p>
          <code className={styles.code}>{seedHash}</code>
        </>
      )}
      {has('forgotten') && <p>{t('verdict.forgottenText')}</p>}
      {has('unrecorded') && <p>{t('verdict.unrecordedText')}</p>}
    </Notice>
  )
}

/** The numbers of a step that do not match. */
function Mismatches({ name, mismatches }: Pick<ProofStep, 'name' | 'mismatches'>) {
  const t = useMessages(fairMessages)
  return (
    <ul className={styles.mismatches} aria-label={t('mismatch.of', { step: t(`step.${name}`) })}>
      {mismatches.map(({ path, stated, computed }) => (
        <li key={path}>
          <dl>
            <dt>{t('mismatch.field')}</dt>
            <dd>
              <code>{path}</code>
            </dd>
            <dt>{t('mismatch.stated')}</dt>
            <dd>
              <code>{stated}</code>
            </dd>
            <dt>{t('mismatch.computed')}</dt>
            <dd>
              <code>{computed}</code>
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** The verdict of a check, and each of its steps. */
export function ProofReport({ check }: { readonly check: Extract<Check, { readonly ok: true }> }) {
  const t = useMessages(fairMessages)
  return (
    <div className={styles.report}>
      <Verdict {...check} />
      <Section title={t('steps.title')} level={3} plain>
        <ol className={styles.steps}>
          {check.steps.map(({ name, status, mismatches }) => (
            <li key={name} className={cx(styles.step, styles[status])}>
              <ControlIcon name={icons[status]} />
              <div>
                <p className={styles.stepHead}>
                  <b>{t(`step.${name}`)}</b> <span>{t(`steps.${status}`)}</span>
                </p>
                <p className={styles.note}>{t(`step.${name}.text`)}</p>
                {mismatches.length > 0 && <Mismatches name={name} mismatches={mismatches} />}
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
