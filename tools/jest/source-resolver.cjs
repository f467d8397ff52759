/**
 * Resolves workspaces to their sources where the caller names no conditions, as Jest's search for related tests does. It
 * would find what was built, which no test imports. JavaScript, because Jest loads it as it is.
 */
exports.sync = (path, options) =>
  options.defaultResolver(path, {
    ...options,
    conditions: options.conditions ?? ['source', 'node', 'require', 'default'],
  })
