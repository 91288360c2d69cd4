import type { Event } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import type { SubmitResult } from '#submitResult.ts'
import type { Remote } from '#remote.ts'
import type { EventDraft } from './event.schema.ts'
import { EventForm } from './EventForm.tsx'

type EventViewProps = {
  /** Needed to edit; a new event doesn’t wait for them. */
  events: Remote<Event[]>
  open: 'new' | number
  onSaveEvent: (draft: EventDraft) => Promise<SubmitResult>
  onClose: () => void
}

/** The form of 1§2 “Admin Events”, which creates and edits. */
export function EventView({ events, open, onSaveEvent, onClose }: EventViewProps) {
  const { t } = useLingui()
  return (
    <RecordFormPage
      title={open === 'new' ? t`Create Event` : t`Edit Event`}
      records={events}
      open={open}
      nameOf={({ title }) => title?.trim() || t`Untitled`}
      words={{ loading: t`Loading events`, notFound: t`This event is no longer there.`, backLabel: t`All events` }}
      cancelLabel={t`Cancel`}
      onClose={onClose}
    >
      {(event) => <EventForm event={event} onSaveEvent={onSaveEvent} onDone={onClose} />}
    </RecordFormPage>
  )
}
