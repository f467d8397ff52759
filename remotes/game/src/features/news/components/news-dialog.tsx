import { AnimatedImage, AnimationToggle, Button, Dialog, Icon, Image } from '@sanguine/ui'
import { toast, useMessages } from '@sanguine/ui/platform'
import { type GameNewsPostFragment, GameTakeGiftDocument } from '../../../generated/documents'
import { gameMessages } from '../../../shared/i18n/messages'
import { useAction } from '../../../shared/player/use-action'
import { ItemButton } from '../../../shared/sources/sources-button'
import { NewsDate } from './news-date'
import styles from './news-dialog.module.css'

/** The full text of a news item, with its gift. */
export function NewsDialog({ news, onClose }: { readonly news: GameNewsPostFragment; readonly onClose: () => void }) {
  const t = useMessages(gameMessages)
  const { run, isRunning } = useAction(GameTakeGiftDocument, 'coin')
  const { gift, isGiftTaken } = news
  const take = async () => {
    if (gift && (await run({ input: { newsId: news.id } }))) toast.success(t('news.taken', { item: gift.name }))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={news.header}
      description={<NewsDate at={news.publishedAt} />}
      band={
        <>
          <AnimatedImage
            imageId={news.image?.id}
            animatedUrl={news.image?.animatedUrl}
            alt=""
            ratio={2.5}
            fit="cover"
          />
          {news.image?.animatedUrl && <AnimationToggle onImage />}
        </>
      }
      actions={
        gift && !isGiftTaken ? (
          <Button variant="blood" busy={isRunning} onClick={() => void take()}>
            {t('news.take')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('news.close')}</Button>
        )
      }
    >
      {news.message.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {gift && (
        <div className={styles.gift}>
          <Image imageId={gift.image?.id} variant="thumb" alt="" width={56} />
          <span>
            {t.rich(
              isGiftTaken ? 'news.taken' : 'news.gift',
              { item: () => <ItemButton item={gift} /> },
              { item: gift.name },
            )}
          </span>
          {isGiftTaken && <Icon name="check" />}
        </div>
      )}
    </Dialog>
  )
}
