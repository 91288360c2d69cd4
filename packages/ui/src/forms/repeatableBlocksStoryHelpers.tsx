import { examples } from '@maktab/contract/examples'
import { type Infer, object } from 'superstruct'
import { FormFileUpload } from './FormFileUpload.tsx'
import { FormSelect } from './FormChoiceFields.tsx'
import { FormTextField } from './FormTextFields.tsx'
import { RepeatableBlocks } from './RepeatableBlocks.tsx'
import { repeatedBlocks, requiredChoice, requiredText, requiredFile } from './rules.ts'
import { FormActions } from './FormActions.tsx'

const items = examples.listCourses[200].typical.course.map(({ id, name }) => ({ id: String(id), label: name }))

const timing = object({ from: requiredText({ max: 5 }), to: requiredText({ max: 5 }) })
const course = object({ course: requiredChoice(), timings: repeatedBlocks(timing), receipt: requiredFile() })
export const schema = object({ name: requiredText({ max: 60 }), courses: repeatedBlocks(course) })
export type Values = Infer<typeof schema>

const newTiming = () => ({ from: '', to: '' })
export const newCourse = () => ({ course: null, timings: [newTiming()], receipt: null })

/** A form of courses, each with times and a receipt. */
export const fields = ({ isFirstFixed = false, isCompact = false, min = 1 }) => (
  <>
    <FormTextField<Values> name="name" label="Name" isRequired />
    <RepeatableBlocks<Values, 'courses'>
      name="courses"
      legend="Courses"
      newBlock={newCourse}
      getBlockLabel={(number) => `Course ${number}`}
      addLabel="Add another course"
      isFirstFixed={isFirstFixed}
      isCompact={isCompact}
      min={min}
      max={4}
    >
      {(block) => (
        <div style={{ display: 'grid', gap: 16 }}>
          <FormSelect<Values> name={`${block}.course`} label="Course" items={items} isRequired />
          <RepeatableBlocks<Values, `courses[${number}].timings`>
            name={`${block}.timings`}
            legend="Times"
            newBlock={newTiming}
            getBlockLabel={(number) => `Time ${number}`}
            addLabel="Add another time"
          >
            {(row) => (
              <>
                <FormTextField<Values> name={`${row}.from`} label="From" isRequired />
                <FormTextField<Values> name={`${row}.to`} label="To" isRequired />
              </>
            )}
          </RepeatableBlocks>
          <FormFileUpload<Values> name={`${block}.receipt`} label="Receipt" isRequired />
        </div>
      )}
    </RepeatableBlocks>
    <FormActions pendingLabel="Sending…">Send</FormActions>
  </>
)

export const receipt = new File(['receipt'], 'receipt.png', { type: 'image/png' })
export const filled = (from: string) => ({ course: '1', timings: [{ from, to: '18:00' }], receipt })
