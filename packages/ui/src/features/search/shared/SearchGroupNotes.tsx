import { useLingui } from '@lingui/react/macro'
import { EyeOff } from 'lucide-react'
import { Button } from '#components/Button/Button.tsx'
import { isSearchPending } from '#components/Select/remoteSearch.ts'
import { useIsPrivate } from '#components/Masked/PrivacyProvider.tsx'
import { Spinner } from '#components/Spinner/Spinner.tsx'
import type { SearchGroup, SearchGroupId } from '#lib/search/SearchEntry.ts'
import { Note, Notes } from './SearchScreen.styles.ts'

type SearchGroupNotesProps = { groups: readonly SearchGroup[]; captions: Record<SearchGroupId, string>; search: string }

/** What is not among what was found, and why: each list says it for itself. */
export function SearchGroupNotes({ groups, captions, search }: SearchGroupNotesProps) {
  const { t } = useLingui()
  const isPrivate = useIsPrivate()
  // A list of nothing would be read aloud as one.
  if (!isPrivate && groups.every(({ entries }) => entries.state === 'ready' && !isSearchPending(entries, search)))
    return null
  return (
    <Notes>
      {groups.map(({ id, entries }) => {
        switch (entries.state) {
          case 'loading':
            return <OnItsWay key={id} caption={captions[id]} />
          case 'failed':
            return (
              <Note key={id}>
                <span role="alert">
                  {captions[id]}: {entries.message}
                </span>
                <Button variant="secondary" size="sm" onPress={entries.retry}>{t`Try again`}</Button>
              </Note>
            )
          case 'ready':
            return isSearchPending(entries, search) ? <OnItsWay key={id} caption={captions[id]} /> : null
        }
      })}
      {isPrivate && (
        <Note>
          <EyeOff aria-hidden />
          <span>{t`Phone numbers and e-mails are hidden now, and nobody is found by them.`}</span>
        </Note>
      )}
    </Notes>
  )
}

function OnItsWay({ caption }: { caption: string }) {
  const { t } = useLingui()
  return (
    <Note>
      <Spinner />
      {caption}: {t`Loading…`}
    </Note>
  )
}
