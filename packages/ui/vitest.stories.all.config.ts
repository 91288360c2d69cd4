import { createStoriesConfig } from '../../tools/vitest/createStoriesConfig.ts'

/** The stories of `npm run test:all`. */
export default createStoriesConfig({ axe: 'all' })
