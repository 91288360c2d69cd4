import { fn } from 'storybook/test'
import { getNavigation } from '#lib/navigation/navigationEntries.ts'

export const getHref = (id: string) => `#${id}`

/** Default args of the shell stories: the courses page of an administrator. */
export const createShellStoryArgs = () => ({
  navigation: getNavigation('admin', getHref),
  currentPath: '#courses',
  homeHref: '#home',
  onSignOut: fn(),
  isExpanded: true,
  onExpandedChange: fn(),
  onSearch: fn(),
  language: 'en' as const,
  onLanguageChange: fn(),
  scheme: 'light' as const,
  onSchemeChange: fn(),
})
