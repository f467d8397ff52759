/**
 * Stands in the page itself and runs before anything has been fetched: shows the chosen theme, and asks for the files of
 * the remote that the address will need, so that they come beside the shell's own instead of after them. A wrong guess
 * costs a few bytes and nothing else. Written for browsers as it is: nothing of it can be imported.
 *
 * A version that this browser sees for the first time clears what is cached and loads the page anew. That happens here,
 * before there is anything on the page that a visitor could already have clicked or typed into.
 */
;(function boot() {
  try {
    document.documentElement.dataset.theme = localStorage.getItem('sanguine.theme') === 'light' ? 'light' : 'dark'
    const site = JSON.parse(document.getElementById('site').textContent)
    if (isNew(site.settings?.version)) return reloadForUpdate()
    const path = location.pathname
    let role = ''
    try {
      const payload = localStorage.getItem('access_token').split('.')[1].replace(/-/g, '+').replace(/_/g, '/')
      const claims = JSON.parse(atob(payload))
      if (!(claims.exp * 1000 <= Date.now())) role = claims.role
    } catch {
      // No usable token: a visitor.
    }
    const isStaff = role === 'support' || role === 'editor' || role === 'admin'
    const canPlay = role === 'user' || role === 'betaUser' || isStaff
    let name = canPlay ? 'game' : 'visitor'
    if (
      /^\/(imprint|welcome|account\/(security|privacy)|(activateAccount|confirmEmail|forgotPasswordRetrieve|shopcallback)\/[^/]+)\/?$/i.test(
        path,
      )
    )
      name = 'visitor'
    else if (/^\/(rates|fight\/[^/]+)\/?$/i.test(path)) name = 'game'
    else if (/^\/admin(\/|$)/i.test(path) && isStaff) name = 'admin'
    const manifest = site.manifests[name]
    const base = new URL(site.remotes[name], document.baseURI)
    const preload = (as, file) => {
      const link = document.createElement('link')
      link.rel = 'preload'
      link.setAttribute('as', as)
      link.href = new URL(file, base)
      document.head.append(link)
    }
    const app = manifest.exposes.find((one) => one.name === 'app').assets
    preload('script', manifest.metaData.remoteEntry.name)
    for (const file of app.js.sync) preload('script', file)
    for (const file of app.css.sync) preload('style', file)
  } catch {
    // Without the embedded data the shell fetches it.
  }

  // Stored before the reload, which follows no other, so that it cannot loop; throws where nothing can be stored.
  function isNew(version) {
    const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload'
    if (!version || isReload || localStorage.getItem('sanguine.version') === version) return false
    localStorage.setItem('sanguine.version', version)
    return true
  }
  function reloadForUpdate() {
    document.documentElement.dataset.reloading = ''
    const reload = () => location.reload()
    clearCaches().then(reload, reload)
  }
  async function clearCaches() {
    indexedDB.deleteDatabase('sanguine-images')
    for (const name of await caches.keys()) await caches.delete(name)
  }
})()
