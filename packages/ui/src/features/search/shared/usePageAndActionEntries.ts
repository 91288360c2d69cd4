import { useLingui } from '@lingui/react/macro'
import { type PreferenceSectionsOptions, usePreferenceSections } from '#layouts/AppShell/usePreferenceSections.ts'
import type { NavigationEntry } from '#lib/navigation/navigation.ts'
import { flattenNavigation } from '#lib/navigation/navigationSections.ts'
import { ready } from '#remote.ts'
import type { SearchEntry, SearchGroup } from '#lib/search/SearchEntry.ts'

/** What can be begun from anywhere, by where it is done. */
type ActionHrefs = Partial<
  Record<'createCourse' | 'createEvent' | 'createPolicy' | 'allotTeacher' | 'createClass' | 'createReport', string>
>

export type PageAndActionEntriesProps = {
  /** The menu of the role, with what else has a page. */
  pages: readonly NavigationEntry[]
  actions: ActionHrefs
  choices: PreferenceSectionsOptions
}

/** The pages of whoever searches, and what they can do: nobody has to be asked for these. */
export function usePageAndActionEntries({
  pages,
  actions,
  choices,
}: PageAndActionEntriesProps): readonly SearchGroup[] {
  const { t, i18n } = useLingui()
  const words: Record<keyof ActionHrefs, string> = {
    createCourse: t`Create a course`,
    createEvent: t`Create an event`,
    createPolicy: t`Create a policy`,
    allotTeacher: t`Allot a teacher`,
    createClass: t`Create a class`,
    createReport: t`Create a report`,
  }
  const places = flattenNavigation(pages).map((place): SearchEntry => {
    const { id, title, path } = place
    return { id: `page ${id}`, kind: 'page', title: i18n._(title), href: path }
  })
  const begun = (Object.keys(words) as (keyof ActionHrefs)[]).flatMap((id): SearchEntry[] => {
    const href = actions[id]
    return href === undefined ? [] : [{ id: `action ${id}`, kind: 'action', title: words[id], href }]
  })
  const chosen = usePreferenceSections(choices).flatMap(
    ({ label, items, selectedIds: now, isMultiple = false, onChoose }) =>
      items.flatMap((item): SearchEntry[] => {
        const isOn = now.includes(item.id)
        // What is chosen already isn’t chosen again, but what may be switched off is.
        if (isOn && !isMultiple) return []
        const title = isOn ? t`Show personal details` : item.label
        return [
          { id: `choice ${item.id}`, kind: 'action', title: `${label}: ${title}`, onAct: () => onChoose(item.id) },
        ]
      }),
  )
  return [
    { id: 'pages', entries: ready(places) },
    { id: 'actions', entries: ready([...begun, ...chosen]) },
  ]
}
