import { join } from 'node:path'
import { modes } from '../.storybook/modes.ts'
import { chromium } from './chromium.ts'
import { root, run } from './run.ts'

// Plays every story in modes other than that of `npm test`: `npm run stories:modes -- ur dark`.
const asked = process.argv.slice(2)
const unknown = asked.filter((mode) => !Object.hasOwn(modes, mode))
if (unknown.length > 0) {
  console.error(`Unknown modes: ${unknown.join(', ')}. Choose from ${Object.keys(modes).join(', ')}.`)
  process.exit(1)
}
const { executablePath, env } = await chromium()

for (const mode of asked.length > 0 ? asked : ['ur', 'ar', 'pseudo', 'dark', 'phone']) {
  console.log(`\n── every story in the mode “${mode}”`)
  const exitCode = await run('vitest', ['run', '--config', 'vitest.stories.all.config.ts', '--reporter=dot'], {
    cwd: join(root, 'packages', 'ui'),
    env: {
      STORY_MODE: mode,
      FULL_RUN: '1',
      CHROMIUM_PATH: executablePath,
      LD_LIBRARY_PATH: env['LD_LIBRARY_PATH'],
    },
  })
  if (exitCode !== 0) process.exitCode = 1
}
