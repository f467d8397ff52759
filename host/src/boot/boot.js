/**
 * Runs inline in the page before any file is fetched. It shows the chosen theme and requests the files of the remote
 * that the URL will need. They then load in parallel with the shell's own files. A wrong guess costs only a few bytes.
 * It ships as written, so it can import nothing.
 *
 * A version that this browser sees for the first time clears the caches and reloads the page. This happens here, before
 * a visitor can have clicked or typed anything.
 */
;(function boot() {
  try {
    document.documentElement.dataset.theme = localStorage.getItem('sanguine.theme') === 'light' ? 'light' : 'dark'
    const site = JSON.parse(document.getElementById('site').textContent)
    if (isNew(site.settings?.version)) return reloadForUpdate()
    const path = location.pathname
    let role
    try {
      const payload = localStorage.getItem('access_token').split('.')[1].replace(/-/g, '+').replace(/_/g, '/')
      const claims = JSON.parse(atob(payload))
      if (!(claims.exp * 1000 <= Date.now()) && !claims.mustEnrol) role = claims.role
    } catch {
      // No usable token: a visitor.
    }
    const name = select(site.descriptions, path, role)
    const manifest = site.manifests[name]
    const base = new URL(site.remotes[name], document.baseURI)
    const preload = (as, file) => {
      const link = document.createElement('link')
      link.rel = 'preload'
      link.setAttribute('as', as)
      link.href = new URL(file, base)
      // As the file is requested later; otherwise it would load twice.
      if (new URL(link.href).origin !== location.origin) link.crossOrigin = 'anonymous'
      document.head.append(link)
    }
    const app = manifest.exposes.find((one) => one.name === 'app').assets
    preload('script', manifest.metaData.remoteEntry.name)
    for (const file of app.js.sync) preload('script', file)
    for (const file of app.css.sync) preload('style', file)
  } catch {
    // Without the embedded data the shell fetches it.
  }

  /** Selects a remote by path and role as `selectRemote` does. */
  function select(descriptions, path, role) {
    const rank = ({ path, roles }) => (path === '/*' ? 0 : path.endsWith('/*') ? 2 : 4) + (roles ? 1 : 0)
    const pattern = (path) => path.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')
    const admits = ({ roles }) => !roles || roles.includes(role)
    const route = Object.entries(descriptions)
      .flatMap(([name, { reach }]) =>
        reach.flatMap(({ paths, ...rest }) => paths.map((path) => ({ name, path, ...rest }))),
      )
      .filter((route) => new RegExp(`^${pattern(route.path)}/?$`, 'i').test(path))
      .sort((a, b) => rank(b) - rank(a))
      .find((route) => admits(route) || route.redirect)
    return admits(route) ? route.name : select(descriptions, route.redirect, role)
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
