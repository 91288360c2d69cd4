import type { Course } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#components/Surface/Surface.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { useHasApiExtensions } from '#providers/ApiExtensionsContext.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { FormFileUpload } from '#forms/FormFileUpload.tsx'
import { FormNumberField } from '#forms/FormNumberField.tsx'
import { FormSelect } from '#forms/FormChoiceFields.tsx'
import { FormTextArea, FormTextField } from '#forms/FormTextFields.tsx'
import { ValidatedForm } from '#forms/ValidatedForm.tsx'
import { FormActions } from '#forms/FormActions.tsx'
import { useRecordSnapshot } from '#forms/formValues.ts'
import { FormPreview, FormWithPreview } from '#layouts/FormPage/FormWithPreview.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { type CourseDraft, type CourseValues, courseSchema, pricings, toRequest, toValues } from './course.schema.ts'
import { CourseCard } from '#components/CourseCard/CourseCard.tsx'
import { VisitorDetails, hasVisitorDetails } from './VisitorDetails.tsx'

type CourseFormProps = {
  /** The course to edit; undefined creates one. */
  course: Course | undefined
  onSaveCourse: (draft: CourseDraft) => Promise<SubmitResult>
  onDone: () => void
}

export function CourseForm({ course: loaded, onSaveCourse, onDone }: CourseFormProps) {
  const { t } = useLingui()
  const [course, takeNewest] = useRecordSnapshot(loaded)
  const { currency } = useSchoolSettings()
  const hasPricing = useHasApiExtensions()
  return (
    <FormWithPreview>
      <Card>
        <ValidatedForm
          initialValues={toValues(course)}
          schema={courseSchema}
          onSubmit={(values) => onSaveCourse(toRequest(values, course))}
          onUseLatest={takeNewest}
          onDone={onDone}
        >
          <FormTextField<CourseValues> name="name" label={t`Name`} isRequired autoFocus />
          <FormTextArea<CourseValues> name="description" label={t`Description`} />
          <Grid gap="large">
            <FormNumberField<CourseValues>
              name="price"
              label={t`Price`}
              description={t`Leave blank if the course is free.`}
              minValue={0}
              formatOptions={{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }}
            />
            <FormTextField<CourseValues>
              name="courseDuration"
              label={t`Duration`}
              description={t`For example, 3 months`}
            />
          </Grid>
          {hasPricing && (
            <FormSelect<CourseValues>
              name="pricing"
              label={t`Payment frequency`}
              items={pricings.map((id) => ({ id, label: id === 'once' ? t`One-time` : t`Monthly` }))}
            />
          )}
          <FormFileUpload<CourseValues>
            name="image"
            label={t`Image`}
            description={t`JPEG, PNG or WebP, up to 5 MB`}
            currentUrl={course?.image ?? null}
          />
          {hasPricing && <VisitorDetails isOpen={hasVisitorDetails(course)} />}
          <FormActions pendingLabel={t`Saving…`}>{course ? <Trans>Update</Trans> : <Trans>Submit</Trans>}</FormActions>
          <FormPreview<CourseValues>>{(values) => <CoursePreview values={values} course={course} />}</FormPreview>
        </ValidatedForm>
      </Card>
    </FormWithPreview>
  )
}

type CoursePreviewProps = {
  values: CourseValues
  /** The course being edited. */
  course: Course | undefined
}

/** Preview of the course card as it will appear in the list. */
function CoursePreview({ values, course }: CoursePreviewProps) {
  const { t } = useLingui()
  return (
    <CourseCard
      course={{
        id: course?.id ?? 0,
        name: values.name.trim() || t`Untitled`,
        description: values.description,
        price: values.price ?? 0,
        course_duration: values.courseDuration,
        pricing: values.pricing ?? 'once',
        image: course?.image ?? null,
      }}
      chosenPicture={values.image}
    />
  )
}
