/** Runs a task when the browser has nothing better to do, after two seconds at most, so that it never delays the page. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}
