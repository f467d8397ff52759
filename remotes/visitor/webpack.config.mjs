import { remote } from '@sanguine/federation/webpack'

export default remote({
  name: 'visitor',
  folder: import.meta.dirname,
  files: ['scripts/verify_fight.py'],
  scripts: { 'verify-fight.mjs': './scripts/verify-fight.ts' },
})
