import { run } from './run.ts'
import { comparedStories } from './visualComparison/selectStories.ts'

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log(
    [
      'Chromatic takes screenshots of the stories that `npm run storybook -- compare` takes, and shows visual changes.',
      'It needs a project token. Create a project at chromatic.com, then run',
      '  CHROMATIC_PROJECT_TOKEN=chpt_… npm run storybook -- chromatic',
    ].join('\n'),
  )
  process.exitCode = 1
} else {
  const version = '18.14.3'
  // Not by parameters: those of the project can't depend on the story.
  const only = comparedStories.flatMap((glob) => ['--only-story-names', glob])
  const args = ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes', ...only]
  process.exitCode =
    (await run('turbo', ['run', 'storybook', '--output-logs=errors-only'])) ||
    (await run('npm', ['exec', '--yes', `--package=chromatic@${version}`, '--', 'chromatic', ...args]))
}
