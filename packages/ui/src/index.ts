/**
 * The design system. Its stateful part is in `./platform`, which host and remotes share, and is exported again here.
 */
export {
  addNavigationGuard,
  type Catalogue,
  clientVersion,
  createStore,
  currentLanguage,
  defineMessages,
  embeddedSettings,
  endSession,
  errorText,
  execute,
  formatMessage,
  hmacSha256Hex,
  type Language,
  loadClient,
  loadPublicSettings,
  type Messages,
  type MessageValues,
  NetworkError,
  newPasswordFault,
  type Operator,
  type Permission,
  type PublicSettings,
  page,
  type Refusal,
  type Role,
  refusalText,
  registerPersistedDocuments,
  request,
  type Store,
  send,
  serverNow,
  session,
  setLanguage,
  setTheme,
  sha256Hex,
  storage,
  syncClock,
  type Theme,
  type Translate,
  toast,
  tokenKey,
  translate,
  uiMessages,
  useCountdown,
  useDarkPage,
  useFocusWhen,
  useLanguage,
  useMessages,
  useNow,
  useStore,
  useTheme,
  useViewer,
  type Viewer,
} from '@sanguine/ui/platform'
export { useAnchor } from './anchor/use-anchor'
export { ActionButton } from './components/button/action-button'
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonStyleProps,
  IconButton,
  type IconButtonProps,
} from './components/button/button'
export { MoreButton } from './components/button/more-button'
export { Chip, Chips, type ChipsProps } from './components/chips/chips'
export { CountdownButton, type CountdownButtonProps } from './components/countdown/countdown-button'
export { durationParts, hoursMinutesSeconds, minutesSeconds } from './components/countdown/duration'
export { ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps } from './components/dialog/dialog'
export { useIsShown } from './components/dialog/use-is-shown'
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state'
export { EnemyCard, type EnemyCardProps } from './components/enemy/enemy-card'
export { ControlIcon, type ControlIconName } from './components/icon/control-icon'
export { Icon, type IconName, iconOf, isIconName } from './components/icon/icon'
export { AnimatedImage, type AnimatedImageProps } from './components/image/animated-image'
export { AnimationToggle } from './components/image/animation-toggle'
export { Image, type ImageProps, type ImageVariant, imagePath } from './components/image/image'
export { clearImageCache, loadImageUrl } from './components/image/image-cache'
export { type CostLine, CostList } from './components/item/cost-list'
export { ItemCard, type ItemCardProps } from './components/item/item-card'
export { ItemGrid } from './components/item/item-grid'
export { amountText, type StatMessages, type StatValue, statText } from './components/item/stat-text'
export { type LazyPage, lazyPage } from './components/lazy-page/lazy-page'
export { LazyPageView, type LazyPageViewProps } from './components/lazy-page/lazy-page-view'
export { stopWaitingForFiles } from './components/lazy-page/stop-waiting-for-files'
export { Loading, Skeleton, type SkeletonProps } from './components/loading/loading'
export { isGroup, MainNav } from './components/main-nav/main-nav'
export { Menu, type MenuEntry, type MenuProps } from './components/menu/menu'
export { MenuLabel } from './components/menu/menu-label'
export { litMoonPath, Moon, type MoonProps } from './components/moon/moon'
export { type BoundaryFailure, ErrorBoundary } from './components/notice/error-boundary'
export { ErrorNotice, Notice, type NoticeProps } from './components/notice/notice'
export { DialogNotices, isOnNotice, NoticeLayer } from './components/notice/notice-layer'
export { PageBoundary } from './components/notice/page-boundary'
export { PageTitle, titleNote } from './components/page-title/page-title'
export { Pagination, type PaginationProps } from './components/pagination/pagination'
export { Popover, type PopoverProps } from './components/popover/popover'
export { TouchBackdrop } from './components/popover/touch-backdrop'
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar'
export { RarityIcon, type RarityStyle, RarityText } from './components/rarity/rarity'
export { readableColor } from './components/rarity/readable-color'
export { Section, SectionHead, type SectionHeadProps, type SectionProps } from './components/section/section'
export { contentId, SkipLink } from './components/skip-link/skip-link'
export { Slot, type SlotProps } from './components/slot/slot'
export { StatList, StatRow, type StatRowProps } from './components/stat-list/stat-list'
export { LinkTabs, type LinkTabsProps } from './components/tabs/link-tabs'
export { Tabs, type TabsProps } from './components/tabs/tabs'
export { Text, type TextProps, VisuallyHidden } from './components/text/text'
export { LanguageToggle, ThemeToggle } from './components/toggles/toggles'
export { Tip, type TooltipProps } from './components/tooltip/tooltip'
export { cx } from './cx'
export {
  Checkbox,
  type CheckboxProps,
  SearchInput,
  Select,
  type SelectProps,
  Textarea,
  TextInput,
  type TextInputProps,
} from './form/controls'
export { type ControlProps, Field, FieldGroup, type FieldProps } from './form/field'
export { NumberInput, type NumberInputProps, type NumberInputValue } from './form/number-input'
export { parseNumber } from './form/number-text'
export { passwordProblem } from './form/password-problem'
export { type TextDraft, useTextDraft } from './form/use-text-draft'
export {
  type CurrencyNames,
  currencyName,
  formatAmount,
  formatBerlinDate,
  formatBerlinTime,
  formatCompact,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatList,
  formatLongDate,
  formatPercent,
  formatPeriod,
  formatPrice,
  formatShort,
  formatUnit,
  formatUsd,
  type ShortNumberKind,
  zoneOfRepeatedTime,
} from './format/format'
export { type WrittenText, writtenText } from './format/written-text'
export { hasErrorCode, isRejected } from './graphql/call-errors'
export { newIdempotencyKey } from './graphql/idempotency-key'
export { usePolling } from './polling/use-polling'
export { default as breakpoints } from './styles/breakpoints.json'
