/** The design system. What has state lives in `./platform`, which host and remotes share; it is handed on from here. */
export {
  type Catalogue,
  clientVersion,
  createStore,
  currentLanguage,
  defineMessages,
  errorText,
  execute,
  formatMessage,
  guardLeaving,
  type Language,
  loadClient,
  loadSettings,
  type Messages,
  type MessageValues,
  NetworkError,
  page,
  type Refusal,
  type Role,
  refusalText,
  registerPersistedDocuments,
  request,
  type Settings,
  type Store,
  send,
  serverNow,
  session,
  setLanguage,
  setTheme,
  settingsOfPage,
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
  useFocusWhen,
  useLanguage,
  useMessages,
  useNight,
  useNow,
  useStore,
  useTheme,
  useViewer,
  type Viewer,
} from '@sanguine/ui/platform'
export { Bar, type BarProps } from './components/bar/bar'
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
} from './components/button/button'
export { Chip, Chips, type ChipsProps } from './components/chips/chips'
export { CountdownButton, type CountdownButtonProps } from './components/clock/countdown-button'
export { durationParts, hoursMinutesSeconds, minutesSeconds } from './components/clock/duration'
export { ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps } from './components/dialog/dialog'
export { ControlIcon, type ControlIconName } from './components/icon/control-icon'
export { Icon, isIconName } from './components/icon/icon'
export { type CostLine, CostList } from './components/item/cost-list'
export { ItemCard, type ItemCardProps, ItemGrid } from './components/item/item-card'
export { type LazyPage, lazyPage } from './components/lazy-page/lazy-page'
export { LazyView, type LazyViewProps } from './components/lazy-page/lazy-view'
export { Loading, Skeleton, type SkeletonProps } from './components/loading/loading'
export { Dropdown, Menu, type MenuEntry, type MenuProps } from './components/menu/menu'
export { Moon, type MoonProps } from './components/moon/moon'
export { ErrorBoundary } from './components/notice/error-boundary'
export { EmptyState, ErrorNotice, Notice, type NoticeProps } from './components/notice/notice'
export { Pagination, type PaginationProps } from './components/pagination/pagination'
export { clearImages, imageUrl } from './components/picture/image-cache'
export { MotionToggle } from './components/picture/motion-toggle'
export { MovingPicture, type MovingPictureProps } from './components/picture/moving-picture'
export { imagePath, Picture, type PictureForm, type PictureProps } from './components/picture/picture'
export { Popover, type PopoverProps } from './components/popover/popover'
export { type RarityLook, RarityMark, RarityText } from './components/rarity/rarity'
export { readableShade } from './components/rarity/readable-shade'
export { Section, SectionHead, type SectionHeadProps, type SectionProps } from './components/section/section'
export { contentId, SkipLink } from './components/skip-link/skip-link'
export { Slot, type SlotProps } from './components/slot/slot'
export { StatList, StatRow, type StatRowProps } from './components/stat-row/stat-row'
export { Tabs, type TabsProps } from './components/tabs/tabs'
export { Text, type TextProps, VisuallyHidden } from './components/text/text'
export { Tip, type TipProps } from './components/tip/tip'
export { Title } from './components/title/title'
export { LanguageToggle, ThemeToggle } from './components/toggles/toggles'
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
export type { IconName } from './icons/icons.generated'
