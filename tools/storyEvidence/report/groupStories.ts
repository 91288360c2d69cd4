import { toSlug } from '../../../.storybook/screensMap/screenStories.ts'
import type { Evidence, StoryEvidence } from '../evidence.ts'

type IdentifiedStory = StoryEvidence & { id: string }

/** A screen or component with the stories of its parts, and its page in the report. */
export type StoryGroup = { title: string; isScreen: boolean; path: string; stories: IdentifiedStory[] }

/** Groups with sections in the sidebar, such as Screens/Admin/Students. */
const HAS_SECTIONS = /^(Screens|Components)\//

/** `Screens/Admin/Students/Filters` belongs to `Screens/Admin/Students`. */
export function getGroupTitle(title: string): string {
  return title
    .split('/')
    .slice(0, HAS_SECTIONS.test(title) ? 3 : 2)
    .join('/')
}

/** The path of a screen’s page in the report: `screens/screens-admin-students.html`. */
function getPagePath(groupTitle: string): string {
  return `${groupTitle.startsWith('Screens/') ? 'screens' : 'components'}/${toSlug(groupTitle)}.html`
}

export function groupStories({ stories }: Pick<Evidence, 'stories'>): StoryGroup[] {
  const all = Object.entries(stories).map(([id, story]) => ({ id, ...story }))
  return Object.entries(Object.groupBy(all, (story) => getGroupTitle(story.title))).map(([title, found = []]) => ({
    title,
    isScreen: title.startsWith('Screens/'),
    path: getPagePath(title),
    stories: found,
  }))
}
