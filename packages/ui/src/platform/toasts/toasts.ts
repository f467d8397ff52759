import { createStore, type Store } from '../browser/store'

/** An action of a toast, such as undo. If the toast leaves by itself, Ctrl+Z or ⌘Z runs it too, unless a text is being edited. */
export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

export interface Toast {
  readonly id: number
  readonly kind: 'success' | 'error' | 'info'
  readonly text: string
  /** whether it waits to be closed; else it leaves after a while */
  readonly isPersistent: boolean
  readonly action: ToastAction | null
}

/** Toasts on show, oldest first. Drawn by `<Toaster>`, once per page. */
export const toasts: Store<readonly Toast[]> = createStore<readonly Toast[]>([])

/** How long a toast of a few words is on show that does not stay, in milliseconds. */
export const toastDuration = 2000

/** The same for a toast with an action, at least. */
export const actionToastDuration = 10_000

let lastId = 0

function show(kind: Toast['kind'], text: string, isPersistent: boolean, action: ToastAction | null = null): number {
  lastId += 1
  // The same sentence twice says nothing more; the newer one replaces the older.
  const others = toasts.get().filter((shown) => shown.text !== text)
  toasts.set([...others.slice(-2), { id: lastId, kind, text, isPersistent, action }])
  return lastId
}

export const toast = {
  success: (text: string, action?: ToastAction): number => show('success', text, false, action),
  /** Stays until it is closed: it says what nobody expects. */
  info: (text: string): number => show('info', text, true),
  /** Stays until it is closed: an error must not be missed. An action can try again what failed. */
  error: (text: string, action?: ToastAction): number => show('error', text, true, action),
  close: (id: number): void => toasts.set(toasts.get().filter((shown) => shown.id !== id)),
}
