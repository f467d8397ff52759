/** In one bundle every remote is there under its own name. */
export const findRemote = async (name: string) => ({
  globalName: name,
  version: 'bundled',
  entry: 'bundled',
  scripts: [],
  styles: [],
  requires: {},
})
