/** Variables that a Node process needs for its libraries, temporary files, locale and certificates. */
const names = [
  'PATH',
  'LD_LIBRARY_PATH',
  'TMPDIR',
  'TMP',
  'TEMP',
  'LANG',
  'LC_ALL',
  'TZ',
  'NODE_EXTRA_CA_CERTS',
  'SystemRoot',
  'SystemDrive',
  'windir',
] as const

/**
 * The environment for a process of the database, without its parent's secrets: anyone who can read that process's
 * memory or environment would see them.
 */
export const serverEnvironment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))
