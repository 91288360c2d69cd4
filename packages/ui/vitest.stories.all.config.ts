import { mergeConfig } from 'vitest/config'
import stories from './vitest.stories.config.ts'

/** The same with axe on every story. STORY_MODE chooses a mode of .storybook/modes.ts. */
export default mergeConfig(stories, { test: { env: { AXE_STORIES: 'all' } } })
