import { useAtom } from 'jotai'
import { useDraft } from '#drafts/useDraft.ts'
import { useAfterSending } from '#navigation/useAfterSending.ts'
import { originAtom } from '#preferences/originAtom.ts'

/**
 * What the forms that pay have in common, by what is paid for (`course-5`): from where one pays, what was typed before, and
 * the page that follows once it is sent, or the list when it is closed.
 */
export function usePayingForm<Values extends object>(item: string, back: () => void) {
  const [keptOrigin, onKeepOrigin] = useAtom(originAtom)
  const { note, leave } = useAfterSending(item)
  const { draft, keepDraft, emptyDraft, clearDraft } = useDraft<Values>(item, { without: [] })
  const onClose = () => {
    clearDraft()
    leave(back)
  }
  return {
    note,
    form: { keptOrigin, onKeepOrigin, draft, onKeepDraft: keepDraft, onEmptyDraft: emptyDraft, onClose },
  }
}
