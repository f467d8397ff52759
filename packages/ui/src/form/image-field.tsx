import { errorText, uiMessages, useMessages } from '@sanguine/ui/platform'
import { useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Button, IconButton } from '../components/button/button'
import { ControlIcon } from '../components/icon/control-icon'
import { MotionToggle } from '../components/picture/motion-toggle'
import { MovingPicture } from '../components/picture/moving-picture'
import { imagePath, Picture } from '../components/picture/picture'
import { FieldGroup } from './field'
import { type NamedFieldProps, useFieldError } from './form-fields'
import styles from './image-field.module.css'
import { uploadImage } from './upload-image'

export interface ImageFieldProps extends NamedFieldProps {
  /** a loop, instead of a picture */
  readonly moving?: boolean | undefined
  /** width through height of the preview */
  readonly ratio?: number | undefined
}

/** A picture by its id. What is chosen is uploaded at once, and the record takes the id the server gives. */
export function ImageField({ name, moving = false, ratio = moving ? 16 / 9 : 1, disabled, ...field }: ImageFieldProps) {
  const { control } = useFormContext()
  const { field: value } = useController({ name, control })
  const t = useMessages(uiMessages)
  const input = useRef<HTMLInputElement>(null)
  /** what part of the file is there, 0 to 1; null while none is on its way */
  const [sent, setSent] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | undefined>()
  const invalid = useFieldError(name)
  const id = String(value.value ?? '')
  const label = typeof field.label === 'string' ? field.label : ''

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    setSent(0)
    setFailure(undefined)
    try {
      value.onChange(await uploadImage(file, setSent))
    } catch (error) {
      setFailure(`${t('image.failed')} ${errorText(error)}`)
    } finally {
      setSent(null)
      if (input.current) input.current.value = ''
    }
  }

  return (
    <FieldGroup {...field} error={failure ?? invalid}>
      <div className={styles.image}>
        {moving && id ? (
          <MovingPicture imageId={id} form="thumb" animatedUrl={imagePath(id)} alt={label} ratio={ratio} />
        ) : id ? (
          <Picture imageId={id} alt={label} ratio={ratio} eager />
        ) : (
          <span className={styles.none} style={{ aspectRatio: moving ? 16 / 9 : ratio }}>
            {t('image.none')}
          </span>
        )}
        <div className={styles.actions}>
          <Button size="sm" wide busy={sent !== null} disabled={disabled} onClick={() => input.current?.click()}>
            {sent !== null ? t('image.uploading', { part: sent }) : t('action.chooseImage')}
          </Button>
          {moving && id && <MotionToggle />}
          {id && !disabled && (
            <IconButton
              size="sm"
              icon={<ControlIcon name="close" />}
              label={t('action.clear', { label })}
              onClick={() => value.onChange('')}
            />
          )}
        </div>
        {sent !== null && (
          <progress
            className={styles.progress}
            max={1}
            value={sent}
            aria-label={t('image.uploading', { part: sent })}
          />
        )}
        <input
          ref={input}
          type="file"
          aria-label={label}
          accept={moving ? 'video/*,image/gif,image/webp' : 'image/*'}
          className={styles.file}
          tabIndex={-1}
          disabled={disabled}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </div>
    </FieldGroup>
  )
}
