import { createStoriesConfig } from '../../tools/vitest/createStoriesConfig.ts'

export default createStoriesConfig({ axe: 'tagged' })
