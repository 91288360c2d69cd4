import { createStoriesConfig } from '../../tools/vitest/storiesConfig.ts'

export default createStoriesConfig({ axe: 'tagged' })
