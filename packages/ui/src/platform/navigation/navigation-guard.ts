/** Runs before the page in view is left. Returns whether it may be. */
export type NavigationGuard = () => Promise<boolean>

const guards = new Set<NavigationGuard>()

/** Whether something on the page wants to be asked before it is left. */
export const hasNavigationGuard = (): boolean => guards.size > 0

/** Asks every guard, one after another, and stops at the first no. */
export async function canNavigate(): Promise<boolean> {
  for (const guard of [...guards]) if (!(await guard())) return false
  return true
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Has a guard asked before any navigation, and the browser ask before the tab is closed. */
export function addNavigationGuard(guard: NavigationGuard): () => void {
  guards.add(guard)
  window.addEventListener('beforeunload', warn)
  return () => {
    guards.delete(guard)
    if (guards.size === 0) window.removeEventListener('beforeunload', warn)
  }
}

/** Lets the page be left without a question, for example when its session has ended. */
export function dropNavigationGuards(): void {
  guards.clear()
  window.removeEventListener('beforeunload', warn)
}
