import { createStoriesConfig } from '../../tools/vitest/storiesConfig.ts'

/** The stories of `npm test`. */
export default createStoriesConfig({ exclude: ['slow'], axe: 'tagged' })
