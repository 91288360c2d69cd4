import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { normalizeForSearch } from '@maktab/shared/normalizeForSearch'
import { Badge } from '#components/Badge/Badge.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Checkbox } from '#components/Checkbox/Checkbox.tsx'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { SearchField } from '#components/SearchField/SearchField.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { FormCheckboxGroup } from '#forms/FormChoiceFields.tsx'
import { useFormField } from '#forms/useFormField.tsx'
import { formatClassHours } from '#lib/lessons/classHours.ts'
import type { ClassTime } from '#lib/lessons/readClassTimes.ts'
import { tokens } from '#theme/tokens.ts'
import {
  type AssignableStudent,
  type AssignStudentsValues,
  getTimingsKey,
  suggestTimings,
} from './assignStudents.schema.ts'

const List = styled.ul`
  inline-size: 100%;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: ${tokens.space[1]} ${tokens.space[3]};
  }
  > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
`

/** Below the name, aligned with it. */
const Details = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block-end: ${tokens.space[2]};
  padding-inline-start: calc(22px + ${tokens.space[3]});
`

/** So many students are shown at first. */
const SHOWN = 10

type StudentChecklistProps = {
  students: readonly AssignableStudent[]
  /** Ids of the students in the selected class, who come last. */
  inClass: readonly number[]
  /** The times of the selected class. */
  classTimes: readonly ClassTime[]
}

/** All students of the teacher with a checkbox; ticking one adds it to the class (decision 286). */
export function StudentChecklist({ students, inClass, classTimes }: StudentChecklistProps) {
  const { t } = useLingui()
  const { values, setValues, submitCount } = useFormikContext<AssignStudentsValues>()
  const field = useFormField<string[]>('students', t`Students`)
  const [search, setSearch] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const errorId = useId()
  const isChosen = ({ id }: AssignableStudent) => field.value.includes(String(id))
  const isInClass = ({ id }: AssignableStudent) => inClass.includes(id)
  const toggle = (student: AssignableStudent, isOn: boolean) => {
    const id = String(student.id)
    const others = values.students.filter((one) => one !== id)
    const timings = isOn ? { [getTimingsKey(id)]: suggestTimings(student, classTimes) } : {}
    void setValues(
      { ...values, students: isOn ? [...others, id] : others, timings: { ...values.timings, ...timings } },
      submitCount > 0,
    )
  }
  const sorted = students.toSorted((one, other) => Number(isInClass(one)) - Number(isInClass(other)))
  const found = sorted.filter(({ label }) => normalizeForSearch(label).includes(normalizeForSearch(search)))
  const isShort = !showsAll && search === ''
  // A chosen student stays in view.
  const shown = isShort ? found.filter((student, index) => index < SHOWN || isChosen(student)) : found
  if (students.length === 0) return null
  return (
    <Fieldset legend={t`Students`} namesFields={false}>
      {students.length > SHOWN && <SearchField label={t`Search students`} value={search} onChange={setSearch} />}
      <Stack
        gap="medium"
        data-field={field.name}
        {...(field.errorMessage && { 'data-invalid': true, 'aria-describedby': errorId })}
      >
        <List>
          {shown.map((student) => (
            <li key={student.id}>
              <StudentChoice
                student={student}
                isChosen={isChosen(student)}
                isInClass={isInClass(student)}
                isReadOnly={field.isReadOnly}
                onChange={(isOn) => toggle(student, isOn)}
              />
            </li>
          ))}
        </List>
        {shown.length < found.length && (
          <div>
            <Button icon={<Plus aria-hidden />} onPress={() => setShowsAll(true)}>
              <Trans>Add More</Trans>
            </Button>
          </div>
        )}
        {field.errorMessage && (
          <Text tone="danger" size="sm" breaksWords id={errorId}>
            {field.errorMessage}
          </Text>
        )}
      </Stack>
    </Fieldset>
  )
}

type StudentChoiceProps = {
  student: AssignableStudent
  isChosen: boolean
  isInClass: boolean
  isReadOnly: boolean
  onChange: (isChosen: boolean) => void
}

/** A student; of several times, those for this class are chosen below. */
function StudentChoice({ student, isChosen, isInClass, isReadOnly, onChange }: StudentChoiceProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { label, timings } = student
  const name = `timings.${getTimingsKey(student.id)}` as const
  const formatHours = (time: AssignableStudent['timings'][number]) => formatClassHours(time, i18n, locale)
  const [only, ...others] = timings
  return (
    <>
      <Checkbox isSelected={isChosen} isDisabled={!only} isReadOnly={isReadOnly} onChange={onChange}>
        <div>
          <Bdi>{label}</Bdi> {isInClass && <Badge>{t`In this class`}</Badge>}
        </div>
      </Checkbox>
      <Details>
        {!only && (
          <Text as="span" tone="muted" size="sm">
            <Trans>No class timings available for this student.</Trans>
          </Text>
        )}
        {only && others.length === 0 && (
          <Text as="span" tone="muted" size="sm">
            <Bdi>{formatHours(only)}</Bdi> · <Bdi>{only.course}</Bdi>
          </Text>
        )}
        {isChosen && others.length > 0 && (
          <FormCheckboxGroup<AssignStudentsValues>
            name={name}
            label={t`Class Timings`}
            items={timings.map((time) => ({ id: String(time.id), label: formatHours(time), note: time.course }))}
            isStacked
            isRequired
          />
        )}
        {isChosen && others.length === 0 && <TimingsError name={name} />}
        {isChosen && isInClass && (
          <Text as="span" tone="muted" size="sm">
            <Trans>Already in this class. These timings will replace the current ones.</Trans>
          </Text>
        )}
      </Details>
    </>
  )
}

/** The server’s error for the only time of a student, which isn’t chosen. */
function TimingsError({ name }: { name: string }) {
  const { t } = useLingui()
  const { errorMessage } = useFormField<string[]>(name, t`Class Timings`)
  if (errorMessage === undefined) return null
  return (
    <Text tone="danger" size="sm" breaksWords>
      {errorMessage}
    </Text>
  )
}
