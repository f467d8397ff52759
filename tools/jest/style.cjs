/** A CSS module in a test: every class is called by its own name. */
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name in target ? target[name] : name === 'default' ? module.exports : name) },
)
