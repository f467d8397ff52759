import { AnimatedImage, formatLongDate, Image, imagePath, Section, useMessages } from '@sanguine/ui'
import { useWatch } from 'react-hook-form'
import type { CreateNewsPostInput } from '../../../generated/documents'
import { adminMessages } from '../../../i18n/messages'
import { toLocalTime } from '../../../shared/form/date-time-field'
import { useRecordLookup } from '../../../shared/records/use-record-lookup'
import styles from './news-preview.module.css'

/** The players' view of the news in the form: the banner of the home page, and the text that it opens. */
export function NewsPreview() {
  const t = useMessages(adminMessages)
  const { header, message, imageId, animatedImageId, publishedAt, rewardItemId } = useWatch<CreateNewsPostInput>()
  const findItem = useRecordLookup('item')
  const gift = rewardItemId ? findItem(rewardItemId) : null
  const at = toLocalTime(publishedAt) === '' ? new Date() : new Date(String(publishedAt))
  const day = formatLongDate(at, t.language)
  return (
    <Section title={t('news.preview')} plain className={styles.preview}>
      <div className={styles.banner} data-theme="dark">
        <AnimatedImage
          imageId={imageId ?? ''}
          animatedUrl={animatedImageId ? imagePath(animatedImageId) : null}
          alt=""
          fit="cover"
          ratio={2.5}
          className={styles.image}
        />
        <div className={styles.text}>
          <span className={styles.date}>{day}</span>
          <p className={styles.header}>{header || t('field.header')}</p>
          <p className={styles.message}>{message}</p>
        </div>
      </div>
      {`${message ?? ''}`
        .split(/\n{2,}/)
        .filter(Boolean)
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity but their place
          <p key={index} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      {gift && (
        <div className={styles.gift}>
          <Image imageId={gift.image?.id ?? ''} variant="thumb" alt="" width={56} />
          <span>{t('news.gift', { item: gift.name })}</span>
        </div>
      )}
    </Section>
  )
}
