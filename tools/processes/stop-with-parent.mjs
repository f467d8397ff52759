/**
 * Stops this process, as SIGTERM does, once its parent process is gone. npm runs a script in a shell and sends a
 * SIGTERM only to that shell, which exits without a signal to its child. On Windows, where the parent id never changes,
 * nothing happens.
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
