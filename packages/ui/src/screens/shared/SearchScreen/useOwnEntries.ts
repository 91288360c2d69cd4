import { useLingui } from '@lingui/react/macro'
import { type ChoicesProps, useChoices } from '#layouts/AppShell/useChoices.ts'
import type { NavigationEntry } from '#model/navigation.ts'
import { placesOf } from '#model/navigationSections.ts'
import { ready } from '#remote.ts'
import type { Entry, EntryGroup } from '#model/searchEntry.ts'

/** What can be begun from anywhere, by where it is done. */
type ActionHrefs = Partial<
  Record<'createCourse' | 'createEvent' | 'createPolicy' | 'allotTeacher' | 'createClass' | 'createReport', string>
>

export type OwnEntriesProps = {
  /** The menu of the role, with what else has a page. */
  pages: readonly NavigationEntry[]
  actions: ActionHrefs
  choices: ChoicesProps
}

/** The pages of whoever searches, and what they can do: nobody has to be asked for these. */
export function useOwnEntries({ pages, actions, choices }: OwnEntriesProps): readonly EntryGroup[] {
  const { t, i18n } = useLingui()
  const words: Record<keyof ActionHrefs, string> = {
    createCourse: t`Create a course`,
    createEvent: t`Create an event`,
    createPolicy: t`Create a policy`,
    allotTeacher: t`Allot a teacher`,
    createClass: t`Create a class`,
    createReport: t`Create a report`,
  }
  const places = placesOf(pages).map((place): Entry => {
    const { id, title, path } = place
    return { id: `page ${id}`, kind: 'page', title: i18n._(title), href: path }
  })
  const begun = (Object.keys(words) as (keyof ActionHrefs)[]).flatMap((id): Entry[] => {
    const href = actions[id]
    return href === undefined ? [] : [{ id: `action ${id}`, kind: 'action', title: words[id], href }]
  })
  const chosen = useChoices(choices).flatMap(({ label, items, chosen: now, isSeveral = false, onChoose }) =>
    items.flatMap((item): Entry[] => {
      const isOn = now.includes(item.id)
      // What is chosen already isn’t chosen again, but what may be switched off is.
      if (isOn && !isSeveral) return []
      const title = isOn ? t`Show personal details` : item.label
      return [{ id: `choice ${item.id}`, kind: 'action', title: `${label}: ${title}`, onAct: () => onChoose(item.id) }]
    }),
  )
  return [
    { id: 'pages', entries: ready(places) },
    { id: 'actions', entries: ready([...begun, ...chosen]) },
  ]
}
