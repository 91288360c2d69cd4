import { storiesConfig } from '../../tools/vitest/storiesConfig.ts'

/** The stories of `npm test`. */
export default storiesConfig({ exclude: ['slow'], axe: 'tagged' })
