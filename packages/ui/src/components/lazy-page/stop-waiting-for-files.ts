/** Whether a file has not come: webpack removes the element of a script that came, and a style sheet has its rules then. */
const isAwaited = (element: Element): boolean => !(element instanceof HTMLLinkElement) || element.sheet === null

/**
 * Ends the wait for scripts and style sheets that have not come, as if they had failed. Webpack then fetches each once
 * more (`retry-chunks-plugin.mjs`). Otherwise it waits for a server that does not respond for two minutes.
 */
export function stopWaitingForFiles(): void {
  for (const element of document.querySelectorAll('script[data-webpack], link[rel="stylesheet"]'))
    if (isAwaited(element)) element.dispatchEvent(new Event('error'))
}
