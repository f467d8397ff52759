import type { KindName } from '@sanguine/content'
import { useMessages } from '@sanguine/ui'
import { fieldLabel, isMessage } from '../../i18n/field-label'
import { adminMessages, type Translate } from '../../i18n/messages'

/** The texts of a field of a form. */
export interface FieldTexts {
  readonly label: string
  readonly hint: string | undefined
  /** the option of a select that stands for no record */
  readonly none: string
  /** the heading of the dialog in which records are chosen */
  readonly pickerTitle: string
}

/** The text of a kind's field, or else of all fields with that name, such as `hint.rank.xp` and `hint.orderIndex`. */
function ownText(t: Translate, prefix: string, kind: KindName, name: string): string | undefined {
  const key = [`${prefix}.${kind}.${name}`, `${prefix}.${name}`].find(isMessage)
  return key && t(key)
}

/** Finds a field's texts by its kind and its name in the GraphQL API. */
export function useFieldTexts(kind: KindName): (name: string) => FieldTexts {
  const t = useMessages(adminMessages)
  return (name) => {
    const label = fieldLabel(t, name)
    return {
      label,
      hint: ownText(t, 'hint', kind, name),
      none: ownText(t, 'none', kind, name) ?? t('choice.none'),
      pickerTitle: ownText(t, 'choose', kind, name) ?? t('picker.title', { field: label }),
    }
  }
}
