import { createStoriesConfig } from '../../tools/vitest/createStoriesConfig.ts'

/** The stories of `npm run test:all` and `npm run storybook -- modes`. */
export default createStoriesConfig({ axe: 'all' })
