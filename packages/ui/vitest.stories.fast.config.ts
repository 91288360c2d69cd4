import { createStoriesConfig } from '../../tools/vitest/createStoriesConfig.ts'

/** The stories of `npm test`. */
export default createStoriesConfig({ exclude: ['slow'], axe: 'tagged' })
