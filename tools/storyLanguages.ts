import { join } from 'node:path'
import { chromium } from './chromium.ts'
import { root, run } from './run.ts'

const asked = process.argv.slice(2)
const languages = asked.length > 0 ? asked : ['ur', 'ar', 'pseudo']
const { executablePath, env } = await chromium()

for (const language of languages) {
  console.log(`\n── every story in the language “${language}”`)
  const exitCode = await run('vitest', ['run', '--config', 'vitest.stories.all.config.ts', '--reporter=dot'], {
    cwd: join(root, 'packages', 'ui'),
    env: { STORY_LANGUAGE: language, CHROMIUM_PATH: executablePath, LD_LIBRARY_PATH: env['LD_LIBRARY_PATH'] },
  })
  if (exitCode !== 0) process.exitCode = 1
}
