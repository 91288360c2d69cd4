import { storiesConfig } from '../../tools/vitest/storiesConfig.ts'

export default storiesConfig({ axe: 'tagged' })
