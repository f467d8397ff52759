import { useMessages } from '@sanguine/ui'
import { numberFormat } from '@sanguine/ui/platform'
import type { AdminRemoteVersionFragment } from '../../../generated/documents'
import { enumLabel } from '../../../i18n/field-label'
import { adminMessages } from '../../../i18n/messages'

type Health = NonNullable<AdminRemoteVersionFragment['health']>
type Vital = Health['vitals'][number]

interface RemoteHealthProps {
  readonly health: Health
  /** that of the stable version; undefined for that version itself, and without one */
  readonly stable: Health | undefined
}

/** The reports of browsers about a version, beside those about the stable one: entries of a list of facts. */
export function RemoteHealth({ health, stable }: RemoteHealthProps) {
  const t = useMessages(adminMessages)
  const { failed, networks, vitals } = health
  const besideStable = stable && { otherFailed: stable.failed, otherNetworks: stable.networks }
  const valueText = ({ vital, p75 }: Vital): string =>
    vital === 'LAYOUT_SHIFT'
      ? digits(p75, t.language)
      : t('remotes.seconds', { seconds: digits(p75 / 1_000, t.language) })
  return (
    <>
      <dt>{t('remotes.failed')}</dt>
      <dd>{t(besideStable ? 'remotes.failedBeside' : 'remotes.failedOf', { failed, networks, ...besideStable })}</dd>
      {vitals.map((own) => {
        const other = stable?.vitals.find(({ vital }) => vital === own.vital)
        const beside = other && { otherValue: valueText(other), otherPages: other.pages }
        const values = { value: valueText(own), pages: own.pages, ...beside }
        return [
          <dt key={own.vital}>{enumLabel(t, 'remotes.vital', own.vital)}</dt>,
          <dd key={`${own.vital} value`}>{t(beside ? 'remotes.p75Beside' : 'remotes.p75', values)}</dd>,
        ]
      })}
    </>
  )
}

const digits = (value: number, language: string): string =>
  numberFormat(language, { maximumSignificantDigits: 2 }).format(value)
