import {
  AnimatedImage,
  AnimationToggle,
  Button,
  ControlIcon,
  errorText,
  FieldGroup,
  IconButton,
  Image,
  imagePath,
  useMessages,
  VisuallyHidden,
} from '@sanguine/ui'
import { useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
import { useHintWithFindings } from './field-findings'
import { onGrid } from './form'
import { type NamedFieldProps, useFieldError } from './form-fields'
import styles from './image-field.module.css'
import { ImagePickerDialog } from './image-picker-dialog'
import { uploadImage } from './upload-image'
import { useReportUpload } from './uploads'

export interface ImageFieldProps extends NamedFieldProps {
  /** whether it is a video or an animated image */
  readonly moving?: boolean | undefined
  /** width through height of the preview */
  readonly ratio?: number | undefined
}

/** An image by its id: one of the server, or a file that is uploaded at once and whose id the server returns. */
export function ImageField({ name, moving = false, ratio = moving ? 16 / 9 : 1, disabled, ...field }: ImageFieldProps) {
  const { control } = useFormContext()
  const { field: value } = useController({ name, control })
  const t = useMessages(adminMessages)
  const input = useRef<HTMLInputElement>(null)
  const reportUpload = useReportUpload()
  /** how much of the file has been sent, 0 to 1; null while there is no upload */
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | undefined>()
  const [isChoosing, setIsChoosing] = useState(false)
  const invalid = useFieldError(name)
  const hint = useHintWithFindings(name, field.hint)
  const id = String(value.value ?? '')
  const label = typeof field.label === 'string' ? field.label : ''

  function showProgress(part: number | null): void {
    setProgress(part)
    reportUpload(name, part)
  }

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return
    showProgress(0)
    setFailure(undefined)
    try {
      value.onChange(await uploadImage(file, showProgress))
    } catch (error) {
      setFailure(`${t('image.failed')} ${errorText(error)}`)
    } finally {
      showProgress(null)
      if (input.current) input.current.value = ''
    }
  }

  return (
    <FieldGroup {...onGrid(field)} hint={hint} error={failure ?? invalid}>
      <div className={styles.image}>
        {moving && id ? (
          <AnimatedImage imageId={id} variant="thumb" animatedUrl={imagePath(id)} alt={label} ratio={ratio} />
        ) : id ? (
          <Image imageId={id} alt={label} ratio={ratio} eager />
        ) : (
          <span className={styles.none} style={{ aspectRatio: moving ? 16 / 9 : ratio }}>
            {t('image.none')}
          </span>
        )}
        <div className={styles.actions}>
          <Button size="sm" busy={progress !== null} disabled={disabled} onClick={() => input.current?.click()}>
            {progress !== null ? t('image.uploading', { part: progress }) : t('action.upload')}
            <VisuallyHidden> {label}</VisuallyHidden>
          </Button>
          {progress === null && (
            <Button size="sm" disabled={disabled} onClick={() => setIsChoosing(true)}>
              {t('action.choose')}
              <VisuallyHidden> {label}</VisuallyHidden>
            </Button>
          )}
          {progress === null && id && !disabled && (
            <IconButton
              size="sm"
              icon={<ControlIcon name="close" />}
              label={t('action.clear', { label })}
              className={styles.clear}
              onClick={() => value.onChange(null)}
            />
          )}
          {moving && id && <AnimationToggle />}
        </div>
        {progress !== null && (
          <progress
            className={styles.progress}
            max={1}
            value={progress}
            aria-label={t('image.uploading', { part: progress })}
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
          onChange={(event) => void upload(event.target.files?.[0])}
        />
        <ImagePickerDialog
          open={isChoosing}
          title={t(moving ? 'image.chooseMoving' : 'image.choose')}
          isMoving={moving}
          chosenId={id}
          onClose={() => setIsChoosing(false)}
          onPick={(imageId) => {
            setFailure(undefined)
            value.onChange(imageId)
            setIsChoosing(false)
          }}
        />
      </div>
    </FieldGroup>
  )
}
