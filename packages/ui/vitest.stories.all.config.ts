import { storiesConfig } from '../../tools/vitest/storiesConfig.ts'

/** The stories of `npm run test:all` and `npm run storybook -- modes`. */
export default storiesConfig({ axe: 'all' })
