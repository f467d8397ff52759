/**
 * Stands in the page itself, since the files that it watches may not come: the host's own scripts and style sheet. One that is
 * missing or damaged is fetched once more, past the caches of the service worker and the browser. Where that does not help, the
 * page says so instead of staying empty, with a button that fetches the files again and loads the page anew. Written for browsers
 * as it is: nothing of it can be imported.
 */
;(function watchEntry() {
  /** the files that failed, by address */
  const failed = []
  const isEntry = (file) => /\/(host|vendor)\.[^/]+$/.test(file)
  const isDrawn = () => document.getElementById('root')?.firstChild

  addEventListener(
    'error',
    ({ target, filename, error }) => {
      const hasThrown = target === window
      const file = hasThrown ? filename : target.src || target.href
      if (!isEntry(file) || (hasThrown && isDrawn())) return
      // A script that ran in part must not run twice; one that cannot be parsed has not run.
      if (failed.includes(file) || (hasThrown && !(error instanceof SyntaxError))) return showNotice()
      failed.push(file)
      refetch(file).then(() => addElement(file), showNotice)
    },
    true,
  )

  async function refetch(file) {
    // There is no such cache on plain http.
    const names = typeof caches === 'undefined' ? [] : await caches.keys()
    for (const name of names) await (await caches.open(name)).delete(file)
    const response = await fetch(file, { cache: 'reload' })
    if (!response.ok) throw new Error(`${file} returned ${response.status}`)
    await response.arrayBuffer()
  }

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

  /** As `detectLanguage` does. */
  function findLanguage() {
    let languages = navigator.languages
    try {
      languages = [localStorage.getItem('sanguine.language') ?? '', ...languages]
    } catch {
      // Nothing can be stored here.
    }
    return languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'de' || tag === 'en') ?? 'en'
  }

  async function reload() {
    // Where they do not come, the page that is loaded says so again.
    await Promise.allSettled(failed.map(refetch))
    location.reload()
  }
})()
