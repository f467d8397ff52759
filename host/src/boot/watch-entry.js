/**
 * Runs inline in the page, because it watches files that may not load: the host's own scripts and style sheet. It
 * fetches a missing or damaged file once more, past the caches of the service worker and the browser. If that fails, it
 * shows a notice with a button that fetches the files again and reloads the page. It is minified but not compiled, so
 * it imports nothing and uses only features of every browser. The build puts `refetchFile` before it.
 */
;(function watchEntry() {
  /** addresses of the files that failed */
  const failed = []
  const isEntry = (file) => /\/(host|vendor)\.[^/]+$/.test(file)
  const isDrawn = () => document.getElementById('root')?.firstChild

  addEventListener(
    'error',
    ({ target, filename, error }) => {
      const hasThrown = target === window
      const file = hasThrown ? filename : target.src || target.href
      if (!isEntry(file) || (hasThrown && isDrawn())) return
      // A script that has run in part must not run twice; one with a syntax error has not run.
      if (failed.includes(file) || (hasThrown && !(error instanceof SyntaxError))) return showNotice()
      failed.push(file)
      refetchFile(file).then(() => addElement(file), showNotice)
    },
    true,
  )

  function addElement(file) {
    const isStyle = /\.css$/.test(file)
    const element = document.createElement(isStyle ? 'link' : 'script')
    document.head.append(Object.assign(element, isStyle ? { rel: 'stylesheet', href: file } : { src: file }))
  }

  let isShown = false
  function showNotice() {
    const template = document.getElementById('failure')
    if (!template) return addEventListener('DOMContentLoaded', showNotice)
    if (isShown) return
    isShown = true
    const language = findLanguage()
    const notice = template.content.querySelector(`[lang=${language}]`)
    document.documentElement.lang = language
    document.body.prepend(notice)
    notice.querySelector('button').addEventListener('click', reload)
  }

  /** Finds the language as `detectLanguage` does. */
  function findLanguage() {
    let languages = navigator.languages
    try {
      languages = [localStorage.getItem('sanguine.language') ?? '', ...languages]
    } catch {
      // The browser does not allow storage.
    }
    return languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'de' || tag === 'en') ?? 'en'
  }

  async function reload() {
    // If they fail again, the reloaded page shows the notice again.
    await Promise.allSettled(failed.map((file) => refetchFile(file)))
    location.reload()
  }
})()
