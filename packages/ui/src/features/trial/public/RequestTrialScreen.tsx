import type { TrialForm } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useRef } from 'react'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Hint } from '#components/Field/Field.styles.ts'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { FormRadioGroup } from '#forms/FormChoiceFields.tsx'
import { FormNumberField } from '#forms/FormNumberField.tsx'
import { FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { Page } from '#layouts/Page/Page.tsx'
import { PublicHeading } from '#layouts/PublicLayout/PublicLayout.tsx'
import { limits } from '@maktab/contract/limits/requestTrial'
import { getLanguageName, schoolLanguages } from '#lib/people/schoolLanguages.ts'
import { formatPlaceName } from '#lib/time/formatZoneName.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { mapFieldErrors, type SubmitResult } from '#submitResult.ts'
import { visuallyHidden } from '#theme/mixins.ts'
import { useLocale } from 'react-aria-components/I18nProvider'
import {
  emptyTrialRequest,
  type RequestTrialValues,
  requestTrialSchema,
  toTrialField,
  toTrialRequest,
} from './requestTrial.schema.ts'
import { TrialWishFields } from './TrialWishFields.tsx'

type RequestTrialScreenProps = {
  /** Whether the school offers trial lessons; undefined while that is unknown. */
  isOffered: boolean | undefined
  /** The course of the link, if it exists. */
  course: { id: number; name: string } | undefined
  onRequest: (body: TrialForm) => Promise<SubmitResult>
  /** Called once the request is stored. */
  onRequested: () => void
  enrollHref: string
  coursesHref: string
}

/** Asks for a trial lesson, without an account (decision 305). */
export function RequestTrialScreen({
  isOffered,
  course,
  onRequest,
  onRequested,
  enrollHref,
  coursesHref,
}: RequestTrialScreenProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { viewerZone } = useSchoolSettings()
  const trap = useRef<HTMLInputElement>(null)
  if (isOffered === false) return <NotOffered enrollHref={enrollHref} coursesHref={coursesHref} />
  const send = async (values: RequestTrialValues) => {
    const website = trap.current?.value
    const outcome = await onRequest({
      ...toTrialRequest(values, viewerZone),
      ...(course && { courseId: course.id }),
      ...(website && { website }),
    })
    return mapFieldErrors(outcome, toTrialField)
  }
  return (
    <Page>
      <PublicHeading title={t`Try a free lesson`}>
        {course ? (
          <Trans>
            For <Bdi>{course.name}</Bdi>. It’s free, and you don’t need an account.
          </Trans>
        ) : (
          <Trans>It’s free, and you don’t need an account.</Trans>
        )}
      </PublicHeading>
      <ValidatedForm initialValues={emptyTrialRequest} schema={requestTrialSchema} onSubmit={send} onDone={onRequested}>
        <FormTextField<RequestTrialValues> name="name" label={t`Student’s name`} autoComplete="name" isRequired />
        <FormNumberField<RequestTrialValues>
          name="age"
          label={t`Age`}
          minValue={limits.age.min}
          maxValue={limits.age.max}
          isRequired
        />
        <FormRadioGroup<RequestTrialValues>
          name="language"
          label={t`Language of the lesson`}
          items={schoolLanguages.map((language) => ({ id: language, label: getLanguageName(language, i18n) }))}
          isRequired
        />
        <Stack gap="medium">
          <TrialWishFields name="first" label={t`Time that suits you`} isRequired />
          <TrialWishFields name="second" label={t`Another time (optional)`} />
          <Hint>
            <Trans>
              Your time (<Bdi>{formatPlaceName(viewerZone, locale)}</Bdi>)
            </Trans>
          </Hint>
        </Stack>
        <FormTextField<RequestTrialValues>
          name="phone"
          label={t`WhatsApp number`}
          description={t`Include the country code, like +92. We’ll send you the time and the link.`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isRequired
        />
        <HiddenField inputRef={trap} />
        <FormActions pendingLabel={t`Sending…`} isFullWidth>
          <Trans>Ask for a free lesson</Trans>
        </FormActions>
      </ValidatedForm>
      <TextLink href={enrollHref}>
        <Trans>Already decided? Enroll</Trans>
      </TextLink>
    </Page>
  )
}

const OutOfSight = styled.div`
  ${visuallyHidden}
`

/** A field that people neither see nor reach, and that programs fill (decision 308). */
function HiddenField({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  return (
    <OutOfSight aria-hidden>
      <input ref={inputRef} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </OutOfSight>
  )
}

function NotOffered({ enrollHref, coursesHref }: { enrollHref: string; coursesHref: string }) {
  const { t } = useLingui()
  return (
    <Page>
      <PublicHeading title={t`No trial lessons at the moment`}>
        <Trans>You can enroll in a course right away, or ask us.</Trans>
      </PublicHeading>
      <SchoolContact message={t`I have a question about the school.`} />
      <Stack gap="medium">
        <LinkButton variant="primary" href={enrollHref}>
          <Trans>Enroll</Trans>
        </LinkButton>
        <LinkButton href={coursesHref}>
          <Trans>See courses</Trans>
        </LinkButton>
      </Stack>
    </Page>
  )
}
