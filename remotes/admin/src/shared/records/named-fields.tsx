import { useMessages } from '@sanguine/ui'
import type { ReactNode } from 'react'
import { adminMessages } from '../../i18n/messages'
import { FieldGrid } from '../form/form'
import { TextField } from '../form/form-fields'
import { ImageAndFields } from '../form/image-and-fields'
import { ImageField } from '../form/image-field'
import type { FieldsProps } from './record-section'

interface NamedFieldsProps extends FieldsProps {
  readonly shortNameHint?: string
  readonly children?: ReactNode
}

/** The form of a kind with image, name and short name; the fields of its own follow on the same grid. */
export function NamedFields({ id, shortNameHint, children }: NamedFieldsProps) {
  const t = useMessages(adminMessages)
  return (
    <ImageAndFields image={<ImageField name="imageId" label={t('field.imageId')} />}>
      <FieldGrid>
        <TextField name="name" label={t('field.name')} span={3} autoFocus={id === undefined} />
        <TextField name="shortName" label={t('field.shortName')} hint={shortNameHint} span={3} />
        {children}
      </FieldGrid>
    </ImageAndFields>
  )
}
