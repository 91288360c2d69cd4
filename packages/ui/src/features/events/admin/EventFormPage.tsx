import type { Event } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSchoolTimeText } from '#components/ClassTime/SchoolTimeNote.tsx'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Article, EventSummary } from '#components/EventSummary/EventSummary.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormNumberField } from '#forms/FormNumberField.tsx'
import { FormTextArea, FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { FormPreview, FormWithPreview } from '#layouts/FormPage/FormWithPreview.tsx'
import { type SubmitResult, mapFieldErrors } from '#submitResult.ts'
import { type EventDraft, type EventValues, eventSchema, toRequest, toValues } from './event.schema.ts'
import { hasUnreadableTime } from './eventTimesAndMembers.ts'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormTimeField } from '#forms/FormTimeFields.tsx'
import { RecordFormPage } from '#layouts/FormPage/RecordFormPage.tsx'
import type { Remote } from '#remote.ts'

const UnreadableTime = styled(Bdi)`
  overflow-wrap: anywhere;
`

type EventFormProps = {
  /** The event to edit; undefined creates one. */
  event: Event | undefined
  onSaveEvent: (draft: EventDraft) => Promise<SubmitResult>
  onDone: () => void
}

function EventForm({ event: loaded, onSaveEvent, onDone }: EventFormProps) {
  const { t } = useLingui()
  const { currency } = useSchoolSettings()
  const [event, takeNewest] = useRecordSnapshot(loaded)
  return (
    <FormWithPreview>
      <Card>
        <ValidatedForm
          initialValues={toValues(event)}
          schema={eventSchema}
          onSubmit={async (values) => mapFieldErrors(await onSaveEvent(toRequest(values, event)), toDayField)}
          onUseLatest={takeNewest}
          onDone={onDone}
        >
          <FormTextField<EventValues> name="title" label={t`Title`} isRequired autoFocus />
          <FormTextArea<EventValues> name="description" label={t`Description`} isRequired />
          {event && hasUnreadableTime(event) && (
            <Notice tone="warning">
              <Trans>
                We can’t read the saved time (“<UnreadableTime>{event.time}</UnreadableTime>”). Choose a new date and
                time.
              </Trans>
            </Notice>
          )}
          <EventTimeFields />
          <Grid gap="x-large" align="start">
            <FormNumberField<EventValues>
              name="price"
              label={t`Price`}
              description={t`Leave blank if it’s free.`}
              formatOptions={{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }}
            />
            <FormTextField<EventValues>
              name="link"
              label={t`Link`}
              description={t`Optional. A meeting link or a page with more details.`}
            />
          </Grid>
          <FormActions pendingLabel={t`Saving…`}>
            {event ? <Trans>Update event</Trans> : <Trans>Create Event</Trans>}
          </FormActions>
          <FormPreview<EventValues>>
            {(values) => (
              <Article>
                <EventSummary
                  event={{ ...toRequest(values, event), ...(!hasTime(values) && { time: '–' }) }}
                  title={values.title.trim() || t`Untitled`}
                  link={values.link.trim()}
                />
              </Article>
            )}
          </FormPreview>
        </ValidatedForm>
      </Card>
    </FormWithPreview>
  )
}

/** Whether both date and time are filled in. */
const hasTime = ({ time }: EventValues) => time.day !== '' && time.clock !== ''

/** The API’s single time has two fields here; its server errors are shown at the first. */
const toDayField = (field: string) => (field === 'time' ? 'time.day' : field)

/** An event’s date and time, in the school’s time zone (decision 30). */
function EventTimeFields() {
  const { t } = useLingui()
  const schoolTimeText = useSchoolTimeText()
  const today = useToday()
  return (
    <Fieldset legend={t`Time`} description={schoolTimeText}>
      <Grid gap="x-large" align="start">
        <FormDatePicker<EventValues> name="time.day" label={t`Date`} today={today} isRequired />
        <FormTimeField<EventValues> name="time.clock" label={t`Time of day`} isRequired />
      </Grid>
    </Fieldset>
  )
}

type EventFormPageProps = {
  /** Needed only for editing; a new event doesn’t wait for them. */
  events: Remote<Event[]>
  open: 'new' | number
  onSaveEvent: (draft: EventDraft) => Promise<SubmitResult>
  onClose: () => void
}

/** The form of 1§2 “Admin Events”, which creates and edits. */
export function EventFormPage({ events, open, onSaveEvent, onClose }: EventFormPageProps) {
  const { t } = useLingui()
  return (
    <RecordFormPage
      title={open === 'new' ? t`Create Event` : t`Edit event`}
      records={events}
      open={open}
      getName={({ title }) => title?.trim() || t`Untitled`}
      messages={{ loading: t`Loading events`, notFound: t`This event no longer exists.`, backLabel: t`All events` }}
      cancelLabel={t`Cancel`}
      onClose={onClose}
    >
      {(event) => <EventForm event={event} onSaveEvent={onSaveEvent} onDone={onClose} />}
    </RecordFormPage>
  )
}
