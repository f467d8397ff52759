import type { NamedFieldProps } from '../form/form-fields'
import { ReferenceField, type ReferenceProps } from '../form/reference-field'
import { LoadNotice } from './load-notice'
import { useItemChoices } from './use-item-choices'

/** An item, chosen in the picker of all items. */
export function ItemField(props: NamedFieldProps & Pick<ReferenceProps, 'pickerTitle'>) {
  const items = useItemChoices()
  return (
    <>
      <ReferenceField {...props} entries={items.data?.entries} />
      <LoadNotice loaded={items} />
    </>
  )
}
