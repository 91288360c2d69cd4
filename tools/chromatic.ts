import { run } from './run.ts'

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log(
    [
      'Chromatic takes a screenshot of every story and shows visual changes.',
      'It needs a project token. Create a project at chromatic.com, then run',
      '  CHROMATIC_PROJECT_TOKEN=chpt_… npm run storybook -- chromatic',
    ].join('\n'),
  )
  process.exitCode = 1
} else {
  const version = '18.14.3'
  const args = ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes']
  process.exitCode =
    (await run('turbo', ['run', 'storybook', '--output-logs=errors-only'])) ||
    (await run('npm', ['exec', '--yes', `--package=chromatic@${version}`, '--', 'chromatic', ...args]))
}
