/**
 * In the shared part of a library its own name must mean the library, while everywhere else it means what is shared.
 * Rewrites `from 'x'` to `from 'original-x'`, which the factory's aliases resolve to the library.
 */
module.exports = function originals(source) {
  return source.replace(/from '([^'.][^']*)'/g, "from 'original-$1'")
}
