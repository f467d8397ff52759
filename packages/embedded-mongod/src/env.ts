/** Variables that a Node process needs for its libraries, its temporary files and its locale. */
const names = [
  'PATH',
  'LD_LIBRARY_PATH',
  'TMPDIR',
  'TMP',
  'TEMP',
  'LANG',
  'LC_ALL',
  'TZ',
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
