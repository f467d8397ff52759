/**
 * Stops this process, as SIGTERM does, once the one that started it is gone. npm runs a script in a shell, and hands a
 * SIGTERM to that shell, which dies of it without a word to its child. Where the parent is never replaced (Windows), nothing happens.
 */
export function stopWithParent(everyMs = 250) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, everyMs)
  timer.unref()
}
