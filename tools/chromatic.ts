import { run } from './run.ts'

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log(
    [
      'Chromatic takes a picture of every story and shows what a change did to it.',
      'It needs a project token: create a project at chromatic.com, then run',
      '  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic',
    ].join('\n'),
  )
  process.exitCode = 1
} else {
  process.exitCode = await run('chromatic', ['--build-script-name', 'build-storybook', '--exit-zero-on-changes'])
}
